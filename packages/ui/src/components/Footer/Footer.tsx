'use client';

import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { footerWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { backgrounds } from '../../styles/background.css.ts';
import { placed, takeLayout } from '../../styles/layout.ts';
import * as styles from './Footer.css.ts';

export interface FooterProps extends ElementProps<'footer'> {
  /** `FooterGroup`s of links: the navigation. */
  children: ReactNode;
  /** The logo and a line about the company. */
  brand: ReactNode;
  /** A `FooterGroup` with hours, phone and address. */
  contact?: ReactNode | undefined;
  /** `FooterLink`s to privacy, terms and the like. */
  legal?: ReactNode | undefined;
  /** License and notices, below everything. Elements are side by side where there is room. */
  smallPrint?: ReactNode | undefined;
  /** Names the navigation for assistive technology. @default 'Footer' */
  label?: string | undefined;
}

/** The end of every page: where else to go, how to reach the company, the legal lines. */
export function Footer({
  brand,
  contact,
  legal,
  smallPrint,
  label,
  children,
  ...props
}: FooterProps) {
  const words = useWords(footerWords);
  return (
    <footer {...placed(props, `${backgrounds.panel} ${styles.footer}`)}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>{brand}</div>
          <nav aria-label={label ?? words.footerNavigation} className={styles.navigation}>
            {children}
          </nav>
          {contact}
        </div>
        {(legal || smallPrint) && (
          <div className={styles.bottom}>
            {legal && (
              <ul {...unmarkedList} className={styles.legal}>
                {legal}
              </ul>
            )}
            {smallPrint && <div className={styles.smallPrint}>{smallPrint}</div>}
          </div>
        )}
      </div>
    </footer>
  );
}

export interface FooterGroupProps extends ElementProps<'div'> {
  /** The group's heading. */
  heading: ReactNode;
  /** `FooterLink`s and `FooterText`s. */
  children: ReactNode;
}

/** A list of links or lines in the footer. */
export function FooterGroup({ heading, children, ...props }: FooterGroupProps) {
  return (
    <div {...placed(props, styles.group)}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul {...unmarkedList} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}

/** Also accepts an anchor's attributes, such as `href`, so that a router's link can wrap it. */
export interface FooterLinkProps extends ElementProps<'a'> {
  children?: ReactNode | undefined;
}

/** A link in a `FooterGroup` or among the legal links; an item of its list. */
export function FooterLink(props: FooterLinkProps) {
  const [layout, link] = takeLayout(props);
  return (
    <li className={layout || undefined}>
      <Anchor {...link} className={styles.link} />
    </li>
  );
}

/** A line of text in a `FooterGroup`. */
export function FooterText(props: ElementProps<'li'>) {
  return <li {...placed(props, styles.text)} />;
}
