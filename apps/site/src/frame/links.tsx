import type { TextLink } from '@milepost/domain/content/text';
import { BreadcrumbLink as KitBreadcrumbLink } from '@milepost/ui/Breadcrumbs';
import { FooterLink as KitFooterLink } from '@milepost/ui/Footer';
import { HeaderLink as KitHeaderLink } from '@milepost/ui/Header';
import { Link as KitLink } from '@milepost/ui/Link';
import { LinkButton as KitLinkButton } from '@milepost/ui/LinkButton';
import { LinkCard as KitLinkCard } from '@milepost/ui/LinkCard';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ElementType } from 'react';

/** A link is current on the very page it leads to, not on those below that. */
const onItsPage = { exact: true, includeSearch: false };
const atItsPlace = { ...onItsPage, includeHash: true };

/**
 * A link of the kit as the router's: `to` is checked against the routes, and the page changes
 * without loading a document.
 */
function routerLink<const Kit extends ElementType>(kitLink: Kit): LinkComponent<Kit> {
  const Link: ElementType = createLink(kitLink);
  return ((props: { readonly hash?: string }) => (
    <Link activeOptions={props.hash ? atItsPlace : onItsPage} {...props} />
  )) as LinkComponent<Kit>;
}

export const Link = routerLink(KitLink);
export const LinkButton = routerLink(KitLinkButton);
export const LinkCard = routerLink(KitLinkCard);
export const HeaderLink = routerLink(KitHeaderLink);
export const FooterLink = routerLink(KitFooterLink);
export const BreadcrumbLink = routerLink(KitBreadcrumbLink);

/** Where a link of the domain's texts leads, as props of the links above. */
export const linkTo = (link: TextLink) =>
  'href' in link ? { to: link.href } : { to: link.to, hash: link.hash ?? '' };
