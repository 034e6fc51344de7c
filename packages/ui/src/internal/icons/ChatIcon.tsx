import { Icon, type IconProps } from './Icon.tsx';

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 19V7a2.5 2.5 0 0 1 2.5-2.5h11A2.5 2.5 0 0 1 20 7v6.5a2.5 2.5 0 0 1-2.5 2.5H8l-4 4zM8.5 9h7M8.5 12h4" />
  </Icon>
);
