import { Icon, type IconProps } from './Icon.tsx';

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="M3 10h18M7 14.5h3.5" />
  </Icon>
);
