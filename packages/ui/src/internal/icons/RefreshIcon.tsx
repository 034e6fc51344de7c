import { Icon, type IconProps } from './Icon.tsx';

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 11.5A8 8 0 0 0 6 6.6L3.5 9M3.5 4v5h5M4 12.5a8 8 0 0 0 14 4.9l2.5-2.4M20.5 20v-5h-5" />
  </Icon>
);
