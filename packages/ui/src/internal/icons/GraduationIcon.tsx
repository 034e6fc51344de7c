import { Icon, type IconProps } from './Icon.tsx';

export const GraduationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5 2 9.3l10 4.8 10-4.8zM6 11.5v5c1.5 1.7 3.6 2.5 6 2.5s4.5-.8 6-2.5v-5M22 9.3v5.7" />
  </Icon>
);
