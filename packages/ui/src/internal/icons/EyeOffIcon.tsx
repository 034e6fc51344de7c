import { Icon, type IconProps } from './Icon.tsx';

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 16 16M9.9 5.4a10 10 0 0 1 2.1-.2c4.2 0 7.6 2.3 10 6.8a15 15 0 0 1-2.9 3.7M6.3 7.2A14.6 14.6 0 0 0 2 12c2.4 4.5 5.8 6.8 10 6.8a9.8 9.8 0 0 0 4.6-1.2M9.9 10a3 3 0 0 0 4.1 4.2" />
  </Icon>
);
