import { Icon, type IconProps } from './Icon.tsx';

export const UserPlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9.5" cy="8" r="4" />
    <path d="M2.5 20.5a7.1 7.1 0 0 1 14 0M18.5 8v6M15.5 11h6" />
  </Icon>
);
