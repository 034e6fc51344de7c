import { Icon, type IconProps } from './Icon.tsx';

export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.4 9.5a2.6 2.6 0 1 1 4 2.3c-.9.5-1.4 1-1.4 2M12 16.8v.01" />
  </Icon>
);
