import { Icon, type IconProps } from './Icon.tsx';

export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="7.8" cy="16.2" r="4.3" />
    <path d="m10.9 13.1 9.6-9.6M16.5 7.5l3 3M13.2 10.8l2 2" />
  </Icon>
);
