import { Icon, type IconProps } from './Icon.tsx';

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 7.5 2.8v5.4c0 4.6-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5.2-7.5-9.8V5.8zM8.8 12l2.3 2.3 4.2-4.4" />
  </Icon>
);
