import { Icon, type IconProps } from './Icon.tsx';

export const BookmarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16l-6-4.5z" />
  </Icon>
);
