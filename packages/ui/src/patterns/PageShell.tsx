import type { ReactNode } from 'react';
import { Footer, FooterGroup, FooterLink, FooterText } from '../components/Footer/index.ts';
import { Header, HeaderLink } from '../components/Header/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { SkipLink } from '../components/SkipLink/index.ts';

/** The frame of every page of a site: the skip link, the header, one main element, the footer. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main" />
      <Header
        brand={<HeaderLink href="#home">Milepost</HeaderLink>}
        nav={
          <>
            <HeaderLink href="#customers" aria-current="page">
              Customers
            </HeaderLink>
            <HeaderLink href="#dealers">Dealers</HeaderLink>
          </>
        }
        actions={
          <>
            <LinkButton href="#payoff" variant="outline">
              Payoff Quote
            </LinkButton>
            <LinkButton href="#sign-in">Sign In</LinkButton>
          </>
        }
      />
      <main id="main">{children}</main>
      <Footer
        brand={
          <>
            Milepost
            <p>Auto finance for car buyers and dealers since 1990.</p>
          </>
        }
        contact={
          <FooterGroup heading="Contact">
            <FooterText>MON-FRI 9 AM – 9 PM PST</FooterText>
            <FooterText>SAT 10 AM – 7 PM PST</FooterText>
            <FooterLink href="tel:+18005550135">(800) 555-0135</FooterLink>
          </FooterGroup>
        }
        legal={
          <>
            <FooterLink href="#privacy">Privacy</FooterLink>
            <FooterLink href="#terms">Terms</FooterLink>
            <FooterLink href="#accessibility">Accessibility</FooterLink>
          </>
        }
      >
        <FooterGroup heading="Customers">
          <FooterLink href="#get-a-loan">Get a Loan</FooterLink>
          <FooterLink href="#payment">Make a Payment</FooterLink>
          <FooterLink href="#faq">FAQ</FooterLink>
        </FooterGroup>
        <FooterGroup heading="Dealers">
          <FooterLink href="#full-spectrum-lending">Full Spectrum Lending</FooterLink>
          <FooterLink href="#pay-off-request">Pay-Off Request</FooterLink>
        </FooterGroup>
      </Footer>
    </>
  );
}
