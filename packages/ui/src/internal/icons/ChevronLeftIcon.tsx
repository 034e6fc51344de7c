import { Icon, type IconProps } from './Icon.tsx';

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M15 5.5 8.5 12l6.5 6.5" />
  </Icon>
);
