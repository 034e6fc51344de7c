import { frame, header } from '@milepost/domain/content/navigation';
import { trailTo } from '@milepost/domain/content/pages';
import { Header } from '@milepost/ui/Header';
import { useMatches } from '@tanstack/react-router';
import { Logo } from '../brand/Logo.tsx';
import { isTranslated } from '../edition/addresses.ts';
import { HeaderLink, LinkButton } from '../navigation/links.tsx';
import { pageAt } from '../navigation/pageAt.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuButton } from './MenuButton.tsx';

/**
 * The site's header. The logo leads home. The links of the current page and its section are marked
 * as current.
 */
export function SiteHeader() {
  // The page that is shown. The location changes earlier: the header of the next page must not move this one.
  const page = pageAt(useMatches().at(-1)?.routeId ?? '');
  const isPartOf = (part: string) => page && trailTo(page).some(({ to }) => to === part);
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
          <LinkButton to={header.signIn.to}>
            {header.signIn.text}
            {header.signInNote && <span>{header.signInNote}</span>}
          </LinkButton>
        </>
      }
      menu={<MenuButton />}
      language={import.meta.env.HAS_SPANISH && isTranslated(page) && <LanguageSwitch page={page} />}
    />
  );
}
