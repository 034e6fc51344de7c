import { Icon, type IconProps } from './Icon.tsx';

export const HandshakeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 7.5h3.3L9 6l3 1.3L15 6l3.2 1.5h3.3M12 7.3l-3.3 3.5a1.6 1.6 0 0 0 2.3 2.2l2.3-2 5.6 5a1.5 1.5 0 0 1-2.1 2.1M14.3 15.7l2.4 2.3a1.5 1.5 0 0 1-2.1 2.1l-2-1.9M2.5 16h2.1l4.9 4.3a1.5 1.5 0 0 0 2.1-2.1M19.3 16h2.2" />
  </Icon>
);
