import { Icon, type IconProps } from './Icon.tsx';

export const SlidersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="15.5" cy="7" r="2.5" />
    <circle cx="8.5" cy="17" r="2.5" />
    <path d="M4 7h9M18 7h2M4 17h2M11 17h9" />
  </Icon>
);
