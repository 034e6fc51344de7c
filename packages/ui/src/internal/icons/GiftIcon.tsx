import { Icon, type IconProps } from './Icon.tsx';

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="8" width="17" height="4.5" rx="1" />
    <path d="M5.5 12.5v6a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-6M12 8v12.5M12 8c-2.2 0-5-.2-5-2.5S10.8 3 12 8zM12 8c2.2 0 5-.2 5-2.5S13.2 3 12 8z" />
  </Icon>
);
