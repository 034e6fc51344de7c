import { Icon, type IconProps } from './Icon.tsx';

export const RedoIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="m15.5 4.5 4.5 4.5-4.5 4.5M20 9H9.5a5.5 5.5 0 0 0 0 11H13" />
  </Icon>
);
