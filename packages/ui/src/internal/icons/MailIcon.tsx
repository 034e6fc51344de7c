import { Icon, type IconProps } from './Icon.tsx';

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.8 7.3 8.2 6 8.2-6" />
  </Icon>
);
