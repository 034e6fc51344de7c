export type { ListBoxOption } from '../ListBox/options.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export type { LoadOptions } from './useOptions.ts';
