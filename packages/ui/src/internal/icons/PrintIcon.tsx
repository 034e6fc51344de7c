import { Icon, type IconProps } from './Icon.tsx';

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 9V3.5h10V9M7 17.5H5.5a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v4.5a2 2 0 0 1-2 2H17M7 14h10v6.5H7z" />
  </Icon>
);
