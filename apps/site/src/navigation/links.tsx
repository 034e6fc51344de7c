import type { TextLink } from '@milepost/domain/content/text';
import { BreadcrumbLink as KitBreadcrumbLink } from '@milepost/ui/Breadcrumbs';
import { FooterLink as KitFooterLink } from '@milepost/ui/Footer';
import { HeaderLink as KitHeaderLink } from '@milepost/ui/Header';
import { Link as KitLink } from '@milepost/ui/Link';
import { LinkButton as KitLinkButton } from '@milepost/ui/LinkButton';
import { LinkCard as KitLinkCard } from '@milepost/ui/LinkCard';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps, ElementType, MouseEvent } from 'react';
import { linkProps } from '#edition';
import { focusHeading } from './announcePages.ts';

/** A link is current only on the page it leads to, not on the pages below it. */
const onItsPage = { exact: true, includeSearch: false };
const atItsHash = { ...onItsPage, includeHash: true };

type LinkClick = MouseEvent<HTMLAnchorElement>;

interface RouterLinkProps {
  readonly to?: string;
  readonly hash?: string;
  readonly onClick?: (event: LinkClick) => void;
}

/**
 * Whether the page should handle a click. If a key is held, the browser opens a tab or saves a
 * file.
 */
export const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * Turns a link of the kit into the router's: `to` is checked against the routes, and the page
 * changes without loading a document.
 */
function routerLink<const Kit extends ElementType>(kitLink: Kit): LinkComponent<Kit> {
  const Link: ElementType = createLink(kitLink);
  return ((props: RouterLinkProps) => {
    const handleClick = (event: LinkClick) => {
      props.onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      // The second click of a double click may hit a link of the page that the first one opened.
      if (event.detail > 1) event.preventDefault();
      else followOnPage(event);
    };
    return (
      <Link
        activeOptions={props.hash ? atItsHash : onItsPage}
        {...linkProps(props.to)}
        {...props}
        onClick={handleClick}
      />
    );
  }) as LinkComponent<Kit>;
}

/**
 * Follows a link within its page as browsers do: each click moves the focus and scrolls. The router
 * scrolls if the address changes, and does nothing if it is the same.
 */
function followOnPage(event: LinkClick): void {
  const { origin, pathname, hash, href } = event.currentTarget;
  if (origin !== location.origin || pathname !== location.pathname) return;
  const id = hash.slice(1);
  if (href === location.href) {
    event.preventDefault();
    const target = document.getElementById(id);
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }
  focusHeading(id);
}

export const Link = routerLink(KitLink);
export const LinkButton = routerLink(KitLinkButton);
export const LinkCard = routerLink(KitLinkCard);
export const MenuLink = routerLink(KitHeaderLink);
export const FooterLink = routerLink(KitFooterLink);
export const BreadcrumbLink = routerLink(KitBreadcrumbLink);

interface CurrentProps {
  /** Its `aria-current`. The router would mark the link of the next page before that page is shown. */
  readonly current: 'page' | true | undefined;
}

export const HeaderLink = routerLink(
  ({ current, ...props }: CurrentProps & ComponentProps<typeof KitHeaderLink>) => (
    <KitHeaderLink {...props} aria-current={current} />
  ),
);
export const HeaderButton = routerLink(
  ({ current, ...props }: CurrentProps & ComponentProps<typeof KitLinkButton>) => (
    <KitLinkButton {...props} aria-current={current} />
  ),
);

/** Converts a link of the domain's texts to props of the links above. */
export const linkTo = (link: TextLink) =>
  'href' in link ? { to: link.href } : { to: link.to, hash: link.hash ?? '' };
