import { Icon, type IconProps } from './Icon.tsx';

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 17H3.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v10M9 17h6M13.5 10h3.6a1 1 0 0 1 .8.4l2.9 3.6a1 1 0 0 1 .2.6V16a1 1 0 0 1-1 1h-1" />
    <circle cx="7" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </Icon>
);
