import { Icon, type IconProps } from './Icon.tsx';

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5c4.2-4 7-7.4 7-11.2a7 7 0 0 0-14 0c0 3.8 2.8 7.2 7 11.2z" />
    <circle cx="12" cy="10.3" r="2.6" />
  </Icon>
);
