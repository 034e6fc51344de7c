import { Icon, type IconProps } from './Icon.tsx';

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="m9 5.5 6.5 6.5L9 18.5" />
  </Icon>
);
