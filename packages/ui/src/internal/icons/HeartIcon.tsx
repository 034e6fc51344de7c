import { Icon, type IconProps } from './Icon.tsx';

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.3C6.4 16.6 3 13.2 3 9.3 3 6.7 5 4.8 7.4 4.8c1.9 0 3.6 1.1 4.6 3 1-1.9 2.7-3 4.6-3C19 4.8 21 6.7 21 9.3c0 3.9-3.4 7.3-9 11z" />
  </Icon>
);
