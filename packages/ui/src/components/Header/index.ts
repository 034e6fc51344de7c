export { Header, HeaderLink, type HeaderLinkProps, type HeaderProps } from './Header.tsx';
