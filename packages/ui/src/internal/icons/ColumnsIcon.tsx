import { Icon, type IconProps } from './Icon.tsx';

export const ColumnsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="M9.2 4.5v15M14.8 4.5v15" />
  </Icon>
);
