import { Icon, type IconProps } from './Icon.tsx';

export const FuelIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 20.5v-15a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v15M3.5 20.5h12M5 10h9M14 12.5h1.5A1.5 1.5 0 0 1 17 14v2.5a1.75 1.75 0 0 0 3.5 0V9L17 5.5" />
  </Icon>
);
