import { Icon, type IconProps } from './Icon.tsx';

export const PercentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m18.5 5.5-13 13" />
    <circle cx="7" cy="7" r="2.5" />
    <circle cx="17" cy="17" r="2.5" />
  </Icon>
);
