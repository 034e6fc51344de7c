export { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';
