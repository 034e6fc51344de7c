import { Icon, type IconProps } from './Icon.tsx';

export const AttachmentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m20 11.2-8.2 8.2a5 5 0 0 1-7.1-7.1l8.4-8.4a3.4 3.4 0 0 1 4.7 4.7l-8.3 8.4a1.7 1.7 0 0 1-2.4-2.4l7.6-7.6" />
  </Icon>
);
