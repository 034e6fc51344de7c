import { Icon, type IconProps } from './Icon.tsx';

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5zV7a1.5 1.5 0 0 0 1.5 1.5H19M9 12.5h6M9 16.5h1.5M13.5 16.5H15" />
  </Icon>
);
