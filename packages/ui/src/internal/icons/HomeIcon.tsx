import { Icon, type IconProps } from './Icon.tsx';

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 11.5 12 3.5l9 8M5.5 9.5v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-9M9.5 20.5v-6h5v6" />
  </Icon>
);
