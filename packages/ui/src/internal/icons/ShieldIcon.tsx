import { Icon, type IconProps } from './Icon.tsx';

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.2c1.8.9 3.6 1 5.2.4.9-.3 1.6-.7 2.3-1.1.7.4 1.4.8 2.3 1.1 1.6.6 3.4.5 5.2-.4 1.2 1.9 1.7 4 1.5 6.2-.3 4.6-3.6 8.2-9 10.6-5.4-2.4-8.7-6-9-10.6-.2-2.2.3-4.3 1.5-6.2zM3.2 9h17.6M12 11.8v2M12 15.8v2" />
  </Icon>
);
