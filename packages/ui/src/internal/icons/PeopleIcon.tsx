import { Icon, type IconProps } from './Icon.tsx';

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 1.7 1.4M21 17.9a6.5 6.5 0 0 1 .5 2.1" />
  </Icon>
);
