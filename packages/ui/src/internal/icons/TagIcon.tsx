import { Icon, type IconProps } from './Icon.tsx';

export const TagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 11.2V5.5a2 2 0 0 1 2-2h5.7a2 2 0 0 1 1.4.6l7.3 7.3a2 2 0 0 1 0 2.8l-5.7 5.7a2 2 0 0 1-2.8 0l-7.3-7.3a2 2 0 0 1-.6-1.4zM8 8v.01" />
  </Icon>
);
