import { Icon, type IconProps } from './Icon.tsx';

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </Icon>
);
