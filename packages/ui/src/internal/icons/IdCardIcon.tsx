import { Icon, type IconProps } from './Icon.tsx';

export const IdCardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <circle cx="8.5" cy="10.3" r="2" />
    <path d="M5.5 16a3 3 0 0 1 6 0M14.5 10H18M14.5 13.5H18" />
  </Icon>
);
