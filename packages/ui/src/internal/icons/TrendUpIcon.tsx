import { Icon, type IconProps } from './Icon.tsx';

export const TrendUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 17 6-6 4 4 7-8M15 6.5h5.5V12" />
  </Icon>
);
