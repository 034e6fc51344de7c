export type { ListBoxOption } from '../ListBox/options.tsx';
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
