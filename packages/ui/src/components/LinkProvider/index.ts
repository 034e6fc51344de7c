export { LinkProvider, type LinkProviderProps, type RouterLinkProps } from './LinkProvider.tsx';
