import { Icon, type IconProps } from './Icon.tsx';

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4.5v15M3.5 15.5l4 4 4-4M16.5 19.5v-15M12.5 8.5l4-4 4 4" />
  </Icon>
);
