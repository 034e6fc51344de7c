import { Icon, type IconProps } from './Icon.tsx';

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 7.5V6a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2v11.5A2.5 2.5 0 0 0 6 20h12.5a2 2 0 0 0 2-2V9.5a2 2 0 0 0-2-2h-13a2 2 0 0 1-2-2M16.5 13.75v.01" />
  </Icon>
);
