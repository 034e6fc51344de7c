export { LanguageLink, type LanguageLinkProps } from './LanguageLink.tsx';
