import { Icon, type IconProps } from './Icon.tsx';

export const SignOutIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M14 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7M10 12h10.5M16.5 8l4 4-4 4" />
  </Icon>
);
