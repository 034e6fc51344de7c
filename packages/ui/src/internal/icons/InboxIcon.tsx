import { Icon, type IconProps } from './Icon.tsx';

export const InboxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 13 6 5.9a2 2 0 0 1 1.9-1.4h8.2A2 2 0 0 1 18 5.9l2.5 7.1v4.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM3.5 13H8l1.5 2.5h5L16 13h4.5" />
  </Icon>
);
