import { Icon, type IconProps } from './Icon.tsx';

export const UndoIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
  </Icon>
);
