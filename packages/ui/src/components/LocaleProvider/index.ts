export type { Words } from '../../internal/words.ts';
export { english } from './english.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
