export {
  Footer,
  FooterGroup,
  type FooterGroupProps,
  FooterLink,
  type FooterLinkProps,
  type FooterProps,
  FooterText,
} from './Footer.tsx';
