import { frame, header } from '@milepost/domain/content/navigation';
import { Header, HeaderLink } from '@milepost/ui/Header';
import { LinkButton } from '@milepost/ui/LinkButton';
import { trimPathRight, useMatches } from '@tanstack/react-router';
import { Logo } from '../brand/Logo.tsx';

/** The site's header: the logo leads home, the current page's own link says that it is. */
export function SiteHeader() {
  // The page that is shown, not the address: that changes before there is a page to show.
  const path = useMatches({ select: ([, screen]) => screen && trimPathRight(screen.pathname) });
  const to = (target: string) => ({
    href: target,
    ...(target === path && { 'aria-current': 'page' as const }),
  });
  return (
    <Header
      label={frame.headerLabel}
      brand={
        <HeaderLink {...to(header.logo.to)}>
          <Logo name={header.logo.text} />
        </HeaderLink>
      }
      nav={header.links.map((link) => (
        <HeaderLink key={link.to} {...to(link.to)}>
          {link.text}
        </HeaderLink>
      ))}
      actions={
        <>
          <LinkButton variant="outline" size="small" {...to(header.payoff.to)}>
            {header.payoff.text}
          </LinkButton>
          <LinkButton size="small" {...to(header.signIn.to)}>
            {header.signIn.text}
          </LinkButton>
        </>
      }
    />
  );
}
