import { Icon, type IconProps } from './Icon.tsx';

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-2.9L6.6 20l1.1-6.1-4.5-4.3 6.1-.8z" />
  </Icon>
);
