import { Icon, type IconProps } from './Icon.tsx';

export const SignIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="2.5" width="12" height="11.5" rx="2.5" />
    <path d="M12 14v7.5M9.3 10.5V6l2.7 2.5L14.7 6v4.5" />
  </Icon>
);
