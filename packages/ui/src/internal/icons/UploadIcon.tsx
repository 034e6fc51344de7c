import { Icon, type IconProps } from './Icon.tsx';

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.5V4M7 9l5-5 5 5M4 20h16" />
  </Icon>
);
