import { Icon, type IconProps } from './Icon.tsx';

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5h17L14 13v6.5l-4-2V13z" />
  </Icon>
);
