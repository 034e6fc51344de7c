import { Icon, type IconProps } from './Icon.tsx';

export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 21V4.5A1.5 1.5 0 0 1 7 3h10a1.5 1.5 0 0 1 1.5 1.5V21l-2.2-1.6-2.2 1.6-2.1-1.6L9.9 21l-2.2-1.6zM9 8h6M9 12h6" />
  </Icon>
);
