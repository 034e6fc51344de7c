import { Icon, type IconProps } from './Icon.tsx';

export const UmbrellaIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3v1.5M3 13a9 8.5 0 0 1 18 0zM12 13v5.5a2.2 2.2 0 0 1-4.4 0" />
  </Icon>
);
