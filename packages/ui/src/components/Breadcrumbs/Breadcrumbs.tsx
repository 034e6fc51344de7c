'use client';

import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { breadcrumbWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed, takeLayout } from '../../styles/layout.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends ElementProps<'nav'> {
  /** `BreadcrumbLink`s from the top down, then one `BreadcrumbPage`. */
  children: ReactNode;
  /** Names the navigation for assistive technology. @default 'Breadcrumb' */
  label?: string | undefined;
}

/** Shows the path from the top of the site to this page. */
export function Breadcrumbs({ label, children, ...props }: BreadcrumbsProps) {
  const words = useWords(breadcrumbWords);
  return (
    <nav {...placed(props)} aria-label={label ?? words.breadcrumb}>
      <ol {...unmarkedList} className={styles.list}>
        {children}
      </ol>
    </nav>
  );
}

/** Also accepts an anchor's attributes, such as `href`, so that a router's link can wrap it. */
export interface BreadcrumbLinkProps extends ElementProps<'a'> {
  children?: ReactNode | undefined;
}

/** A page above this one. */
export function BreadcrumbLink(props: BreadcrumbLinkProps) {
  const [layout, link] = takeLayout(props);
  return (
    <li className={`${styles.item} ${layout}`}>
      <Anchor {...link} className={styles.link} />
    </li>
  );
}

export interface BreadcrumbPageProps extends ElementProps<'span'> {
  /** The page's short name. */
  children: ReactNode;
}

/** The current page: the last step, without a link. */
export function BreadcrumbPage(props: BreadcrumbPageProps) {
  const [layout, page] = takeLayout(props);
  return (
    <li className={`${styles.item} ${layout}`}>
      <span {...page} aria-current="page" className={styles.page} />
    </li>
  );
}
