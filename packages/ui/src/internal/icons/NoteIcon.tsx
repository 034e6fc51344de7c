import { Icon, type IconProps } from './Icon.tsx';

export const NoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2V14l-6 6H6a2 2 0 0 1-2-2zM20 14h-4a2 2 0 0 0-2 2v4M8 9h8M8 13h3" />
  </Icon>
);
