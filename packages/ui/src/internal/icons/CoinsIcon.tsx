import { Icon, type IconProps } from './Icon.tsx';

export const CoinsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M16.3 9.6a5.6 5.6 0 1 1-6.7 6.7" />
  </Icon>
);
