import { Icon, type IconProps } from './Icon.tsx';

export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21.5v-18M5 4.5c4.5-2.5 9 2.5 14 0v9c-5 2.5-9.5-2.5-14 0" />
  </Icon>
);
