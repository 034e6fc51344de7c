import { Icon, type IconProps } from './Icon.tsx';

export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.8 5.2-5.6" />
  </Icon>
);
