import { Icon, type IconProps } from './Icon.tsx';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3.5h3l1.8 4.4-2.2 1.6a12 12 0 0 0 6.4 6.4l1.6-2.2 4.4 1.8v3a2 2 0 0 1-2.1 2A16.6 16.6 0 0 1 3.5 5.6a2 2 0 0 1 2-2.1zM13.5 10.5l1.5-1.5M17.5 6.5 19 5" />
  </Icon>
);
