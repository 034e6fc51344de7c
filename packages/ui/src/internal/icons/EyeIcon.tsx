import { Icon, type IconProps } from './Icon.tsx';

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12c2.4-4.5 5.8-6.8 10-6.8s7.6 2.3 10 6.8c-2.4 4.5-5.8 6.8-10 6.8S4.4 16.5 2 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
