import { Icon, type IconProps } from './Icon.tsx';

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 15 6.5-6.5 6.5 6.5" />
  </Icon>
);
