import { frame, header } from '@milepost/domain/content/navigation';
import { Header } from '@milepost/ui/Header';
import { Logo } from '../brand/Logo.tsx';
import { HeaderLink, LinkButton } from './links.tsx';
import { MenuButton } from './MenuButton.tsx';

/** The site's header: the logo leads home, the current page's own link says that it is. */
export function SiteHeader() {
  return (
    <Header
      label={frame.headerLabel}
      brand={
        <HeaderLink to={header.logo.to}>
          <Logo name={header.logo.text} />
        </HeaderLink>
      }
      nav={header.links.map((link) => (
        <HeaderLink key={link.to} to={link.to}>
          {link.text}
        </HeaderLink>
      ))}
      actions={
        <>
          <LinkButton variant="outline" to={header.payoff.to}>
            {header.payoff.text}
          </LinkButton>
          <LinkButton to={header.signIn.to}>{header.signIn.text}</LinkButton>
        </>
      }
      menu={<MenuButton />}
    />
  );
}
