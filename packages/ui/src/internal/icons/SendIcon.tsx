import { Icon, type IconProps } from './Icon.tsx';

export const SendIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M21 3.5 10.5 14M21 3.5 14.5 21l-4-7-7-4z" />
  </Icon>
);
