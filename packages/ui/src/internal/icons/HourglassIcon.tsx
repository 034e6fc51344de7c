import { Icon, type IconProps } from './Icon.tsx';

export const HourglassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h12M6 20.5h12M7.5 3.5v3.2c0 2.4 4.5 3.3 4.5 5.3s-4.5 2.9-4.5 5.3v3.2M16.5 3.5v3.2c0 2.4-4.5 3.3-4.5 5.3s4.5 2.9 4.5 5.3v3.2" />
  </Icon>
);
