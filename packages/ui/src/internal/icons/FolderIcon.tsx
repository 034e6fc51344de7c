import { Icon, type IconProps } from './Icon.tsx';

export const FolderIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 18V6.5a2 2 0 0 1 2-2h4l2.5 3H19a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
  </Icon>
);
