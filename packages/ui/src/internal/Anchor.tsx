'use client';

import { type ComponentProps, type ComponentType, createContext, use } from 'react';

/** The attributes and children of an anchor with an address. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** The router's link, from the nearest LinkProvider. */
export const LinkComponent = createContext<ComponentType<AnchorProps> | undefined>(undefined);

/** Whether an address is a page of the app: it has no scheme and no other host, and is more than a hash. */
const isPage = (href: string) => !/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/** An anchor. The router's link renders it if a LinkProvider has one and it leads to a page of the app. */
export function Anchor({ href, ...props }: ComponentProps<'a'>) {
  const RouterLink = use(LinkComponent);
  if (RouterLink && href !== undefined && isPage(href) && props.download === undefined) {
    return <RouterLink {...props} href={href} />;
  }
  return <a {...props} href={href} />;
}
