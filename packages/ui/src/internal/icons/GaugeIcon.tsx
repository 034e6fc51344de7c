import { Icon, type IconProps } from './Icon.tsx';

export const GaugeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.1 18.8a9 9 0 1 1 13.8 0M12 13l3.8-4.6" />
  </Icon>
);
