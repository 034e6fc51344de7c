import { Icon, type IconProps } from './Icon.tsx';

export const WrenchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.6 6.9a5 5 0 0 1-6.9 6l-6.5 6.5a2.1 2.1 0 0 1-3-3l6.5-6.5a5 5 0 0 1 6-6.9l-3 3 .6 3.3 3.3.6z" />
  </Icon>
);
