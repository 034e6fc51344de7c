import { Icon, type IconProps } from './Icon.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />
  </Icon>
);
