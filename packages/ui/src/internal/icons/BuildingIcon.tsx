import { Icon, type IconProps } from './Icon.tsx';

export const BuildingIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M15 9.5h2.5a2 2 0 0 1 2 2V21M3 21h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3" />
  </Icon>
);
