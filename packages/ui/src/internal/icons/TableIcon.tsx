import { Icon, type IconProps } from './Icon.tsx';

export const TableIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="M3.5 9.5h17M3.5 14.5h17M10 9.5v10" />
  </Icon>
);
