import { Icon, type IconProps } from './Icon.tsx';

export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.4v.01" />
  </Icon>
);
