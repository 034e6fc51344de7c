import { Icon, type IconProps } from './Icon.tsx';

export const SignatureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 20.5h17M5 16.5c3.5-1.5 7-8 6-11-.8-2.2-3.5 0-3.5 4.5 0 3.5 1.5 5.5 3.5 5.5 2.2 0 2.8-3.5 4.5-3.5 1.2 0 .8 2.5 2 2.5.8 0 1.5-.5 2.5-1.5" />
  </Icon>
);
