import { Icon, type IconProps } from './Icon.tsx';

export const RoadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 4 3.5 20.5M15.5 4l5 16.5M12 4.5V7M12 10.5v3M12 17v3.5" />
  </Icon>
);
