import { Icon, type IconProps } from './Icon.tsx';

export const TrendDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 7 6 6 4-4 7 8M15 17.5h5.5V12" />
  </Icon>
);
