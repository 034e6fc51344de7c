export { english, type Words } from '../../internal/words.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
