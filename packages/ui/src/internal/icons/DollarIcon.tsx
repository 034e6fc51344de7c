import { Icon, type IconProps } from './Icon.tsx';

export const DollarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 2.5v19M16.6 7.6c-.8-1.5-2.4-2.3-4.6-2.3-2.6 0-4.5 1.2-4.5 3.3 0 4.6 9.3 2.2 9.3 6.9 0 2-2 3.2-4.8 3.2-2.3 0-4.1-.8-4.9-2.4" />
  </Icon>
);
