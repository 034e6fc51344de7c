import { Icon, type IconProps } from './Icon.tsx';

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5V15M7 10.5l5 5 5-5M4 20h16" />
  </Icon>
);
