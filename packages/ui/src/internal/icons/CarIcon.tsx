import { Icon, type IconProps } from './Icon.tsx';

export const CarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="12" width="18" height="5.5" rx="2" />
    <path d="m4.5 12 1.4-4.4A2.5 2.5 0 0 1 8.3 6h7.4a2.5 2.5 0 0 1 2.4 1.6l1.4 4.4M6 17.5v2M18 17.5v2M6.5 14.75H8M16 14.75h1.5" />
  </Icon>
);
