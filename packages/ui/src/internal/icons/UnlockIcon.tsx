import { Icon, type IconProps } from './Icon.tsx';

export const UnlockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10.5" width="15" height="10.5" rx="2.5" />
    <path d="M8 10.5v-3A4 4 0 0 1 15.7 6M12 14.5V17" />
  </Icon>
);
