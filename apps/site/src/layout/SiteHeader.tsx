import { frame, header } from '@milepost/domain/content/navigation';
import { trailTo } from '@milepost/domain/content/pages';
import { Header } from '@milepost/ui/Header';
import { Logo } from '../brand/Logo.tsx';
import { isTranslated } from '../edition/addresses.ts';
import { HeaderButton, HeaderLink } from '../navigation/links.tsx';
import { useShownPage } from '../navigation/pageAt.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuButton } from './MenuButton.tsx';

/**
 * The site's header. The logo leads home. The links of the current page and its section are marked
 * as current.
 */
export function SiteHeader() {
  const page = useShownPage();
  const currentOf = (part: string) => (part === page ? 'page' : undefined);
  const isPartOf = (part: string) => page && trailTo(page).some(({ to }) => to === part);
  return (
    <Header
      label={frame.headerLabel}
      brand={
        <HeaderLink to={header.logo.to} current={currentOf(header.logo.to)}>
          <Logo name={header.logo.text} />
        </HeaderLink>
      }
      nav={header.links.map((link) => (
        <HeaderLink
          key={link.to}
          to={link.to}
          current={currentOf(link.to) ?? (isPartOf(link.to) || undefined)}
        >
          {link.text}
        </HeaderLink>
      ))}
      actions={
        <>
          <HeaderButton
            variant="outline"
            to={header.payoff.to}
            current={currentOf(header.payoff.to)}
          >
            {header.payoff.text}
          </HeaderButton>
          <HeaderButton to={header.signIn.to} current={currentOf(header.signIn.to)}>
            {header.signIn.text}
            {header.signInNote && <span>{header.signInNote}</span>}
          </HeaderButton>
        </>
      }
      menu={<MenuButton />}
      language={import.meta.env.HAS_SPANISH && isTranslated(page) && <LanguageSwitch page={page} />}
    />
  );
}
