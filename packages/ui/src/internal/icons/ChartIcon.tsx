import { Icon, type IconProps } from './Icon.tsx';

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3.5V18a2 2 0 0 0 2 2h14.5M8.5 16v-4M13 16V8M17.5 16v-6" />
  </Icon>
);
