'use client';

import type { ComponentType, ReactNode } from 'react';
import { type AnchorProps, LinkComponent } from '../../internal/Anchor.tsx';

/** The attributes, children and ref of a link. `href` is always set. */
export type RouterLinkProps = AnchorProps;

export interface LinkProviderProps {
  /**
   * The router's link. It renders an `<a>` with all attributes and the ref that it gets, and follows
   * `href` without loading the page. Define it outside of your components, so that it stays the same.
   */
  component: ComponentType<RouterLinkProps>;
  /** The app. */
  children: ReactNode;
}

/**
 * Makes every link of the kit inside it the router's own link: links, link buttons, cards, navigation,
 * pagination and menu items. Links to other sites, to `mailto:` and `tel:` addresses, to a place on the
 * same page, and downloads stay plain anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}
