import { frame, header } from '@milepost/domain/content/navigation';
import { pages, trailTo } from '@milepost/domain/content/pages';
import { Header } from '@milepost/ui/Header';
import { useLocation } from '@tanstack/react-router';
import { Logo } from '../brand/Logo.tsx';
import { HeaderLink, LinkButton } from './links.tsx';
import { MenuButton } from './MenuButton.tsx';

/** The site's header: the logo leads home, the links of the current page and its part say so. */
export function SiteHeader() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isPartOf = (part: string) =>
    path in pages && trailTo(path as keyof typeof pages).some(({ to }) => to === part);
  return (
    <Header
      label={frame.headerLabel}
      brand={
        <HeaderLink to={header.logo.to}>
          <Logo name={header.logo.text} />
        </HeaderLink>
      }
      nav={header.links.map((link) => (
        <HeaderLink key={link.to} to={link.to} aria-current={isPartOf(link.to) || undefined}>
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
