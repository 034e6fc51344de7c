import { Icon, type IconProps } from './Icon.tsx';

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
  </Icon>
);
