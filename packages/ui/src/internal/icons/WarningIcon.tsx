import { Icon, type IconProps } from './Icon.tsx';

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.3 4.3a2 2 0 0 1 3.4 0l7.8 13.2a2 2 0 0 1-1.7 3H4.2a2 2 0 0 1-1.7-3zM12 9.5V14M12 17.1v.01" />
  </Icon>
);
