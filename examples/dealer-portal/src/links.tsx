import { BreadcrumbLink as KitBreadcrumbLink } from '@milepost/ui/Breadcrumbs';
import { Link as KitLink } from '@milepost/ui/Link';
import { LinkButton as KitLinkButton } from '@milepost/ui/LinkButton';
import { SideNavLink as KitSideNavLink } from '@milepost/ui/SideNav';
import { createLink } from '@tanstack/react-router';

// The kit's links as the router's: `to` is checked against the routes.
export const BreadcrumbLink = createLink(KitBreadcrumbLink);
export const Link = createLink(KitLink);
export const LinkButton = createLink(KitLinkButton);
export const SideNavLink = createLink(KitSideNavLink);
