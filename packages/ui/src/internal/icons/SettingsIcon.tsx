import { Icon, type IconProps } from './Icon.tsx';

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="2.8" />
    <path d="M10.3 5.5L10.7 3.1L13.3 3.1L13.7 5.5L15.4 6.2L17.3 4.8L19.2 6.7L17.8 8.6L18.5 10.3L20.9 10.7L20.9 13.3L18.5 13.7L17.8 15.4L19.2 17.3L17.3 19.2L15.4 17.8L13.7 18.5L13.3 20.9L10.7 20.9L10.3 18.5L8.6 17.8L6.7 19.2L4.8 17.3L6.2 15.4L5.5 13.7L3.1 13.3L3.1 10.7L5.5 10.3L6.2 8.6L4.8 6.7L6.7 4.8L8.6 6.2z" />
  </Icon>
);
