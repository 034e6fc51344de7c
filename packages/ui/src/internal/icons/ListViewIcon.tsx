import { Icon, type IconProps } from './Icon.tsx';

export const ListViewIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01" />
  </Icon>
);
