import { Icon, type IconProps } from './Icon.tsx';

export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m13 2.5-8.5 11H11l-1 8 8.5-11H12z" />
  </Icon>
);
