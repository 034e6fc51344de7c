import { Icon, type IconProps } from './Icon.tsx';

export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5v5h5M4.4 9.2A8.5 8.5 0 1 1 3.5 13M12 8v4.5l3 1.8" />
  </Icon>
);
