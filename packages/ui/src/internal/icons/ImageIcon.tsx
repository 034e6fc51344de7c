import { Icon, type IconProps } from './Icon.tsx';

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
    <circle cx="8.5" cy="9.5" r="1.5" />
    <path d="m3.8 17.5 4.7-4.5 3.5 3 4-4 4.5 4.3" />
  </Icon>
);
