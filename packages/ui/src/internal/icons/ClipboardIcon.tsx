import { Icon, type IconProps } from './Icon.tsx';

export const ClipboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="3" width="6" height="3.5" rx="1" />
    <path d="M9 4.5H7a2 2 0 0 0-2 2V19a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V6.5a2 2 0 0 0-2-2h-2M8.5 11.5h7M8.5 15.5H13" />
  </Icon>
);
