import { Icon, type IconProps } from './Icon.tsx';

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M14 4h6v6M20 4l-9 9M18.5 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2h4" />
  </Icon>
);
