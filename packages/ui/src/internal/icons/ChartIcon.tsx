import { Icon, type IconProps } from './Icon.tsx';

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 20H8M11 20h2M16 20h4.5M6 16v-3M12 16V9M18 16V4" />
  </Icon>
);
