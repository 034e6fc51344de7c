export { ListBox, type ListBoxProps } from './ListBox.tsx';
export type { ListBoxOption } from './options.tsx';
