import { Icon, type IconProps } from './Icon.tsx';

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="13" r="3.4" />
    <path d="M3 17.5v-8a2 2 0 0 1 2-2h2.5L9 5h6l1.5 2.5H19a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
  </Icon>
);
