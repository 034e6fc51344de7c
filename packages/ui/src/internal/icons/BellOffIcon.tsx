import { Icon, type IconProps } from './Icon.tsx';

export const BellOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 16 16M17.5 18h-13L6 16.5v-6c0-.9.2-1.7.5-2.5M9 5.3a6 6 0 0 1 9 5.2V14M10 20.8a2.2 2.2 0 0 0 4 0" />
  </Icon>
);
