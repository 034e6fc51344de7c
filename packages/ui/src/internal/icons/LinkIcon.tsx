import { Icon, type IconProps } from './Icon.tsx';

export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 13.8a4.3 4.3 0 0 0 6.4.4l2.7-2.7a4.3 4.3 0 0 0-6.1-6.1l-1.5 1.5M14 10.2a4.3 4.3 0 0 0-6.4-.4l-2.7 2.7a4.3 4.3 0 0 0 6.1 6.1l1.5-1.5" />
  </Icon>
);
