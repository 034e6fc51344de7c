import { Icon, type IconProps } from './Icon.tsx';

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
  </Icon>
);
