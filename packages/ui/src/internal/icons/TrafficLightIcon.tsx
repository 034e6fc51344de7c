import { Icon, type IconProps } from './Icon.tsx';

export const TrafficLightIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="2.5" width="10" height="19" rx="3" />
    <circle cx="12" cy="7" r="1.6" />
    <circle cx="12" cy="12" r="1.6" />
    <circle cx="12" cy="17" r="1.6" />
  </Icon>
);
