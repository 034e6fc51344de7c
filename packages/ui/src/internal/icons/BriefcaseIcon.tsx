import { Icon, type IconProps } from './Icon.tsx';

export const BriefcaseIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="8" width="18" height="12" rx="2.5" />
    <path d="M8.5 8V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13h18M12 12v2" />
  </Icon>
);
