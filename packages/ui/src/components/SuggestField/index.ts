export type { ListBoxOption } from '../ListBox/options.tsx';
export { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';
