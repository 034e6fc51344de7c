import { Icon, type IconProps } from './Icon.tsx';

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.8a2.2 2.2 0 0 0 4 0M12 4.5V3" />
  </Icon>
);
