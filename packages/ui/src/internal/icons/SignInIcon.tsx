import { Icon, type IconProps } from './Icon.tsx';

export const SignInIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M10 4h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7M3.5 12H14M10 8l4 4-4 4" />
  </Icon>
);
