import { Icon, type IconProps } from './Icon.tsx';

export const ScaleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v17M8 20.5h8M5 6.5h14M5 6.5 2.5 13a2.6 2.6 0 0 0 5 0zM19 6.5 16.5 13a2.6 2.6 0 0 0 5 0z" />
  </Icon>
);
