import { Icon, type IconProps } from './Icon.tsx';

export const PercentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m18.5 5.5-4 4M12.9 11.1l-1.8 1.8M9.5 14.5l-4 4" />
    <circle cx="7" cy="7" r="2.5" />
    <circle cx="17" cy="17" r="2.5" />
  </Icon>
);
