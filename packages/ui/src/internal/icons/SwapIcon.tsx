import { Icon, type IconProps } from './Icon.tsx';

export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />
  </Icon>
);
