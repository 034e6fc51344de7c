import { Icon, type IconProps } from './Icon.tsx';

export const BankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 9.5 12 4l8.5 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20.5h17M4.5 17h15" />
  </Icon>
);
