import { type ReactNode, useId } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed, takeLayout } from '../../styles/layout.ts';
import * as styles from './SideNav.css.ts';

export interface SideNavProps extends Omit<ElementProps<'nav'>, 'aria-label'> {
  /** Names the navigation for assistive technology: "Account". */
  label: string;
  /** SideNavLinks or SideNavSections. */
  children: ReactNode;
}

/** Navigation between the pages of one part of a site, beside them. */
export function SideNav({ label, children, ...props }: SideNavProps) {
  return (
    <nav {...placed(props)} aria-label={label}>
      <ul {...unmarkedList} className={styles.list}>
        {children}
      </ul>
    </nav>
  );
}

/** Also accepts an anchor's attributes, such as `href`, so that a router's link can wrap it. */
export interface SideNavLinkProps extends ElementProps<'a'> {
  /** The page's name, with an icon before it if all have one. */
  children?: ReactNode | undefined;
}

/** A link to one page. `aria-current="page"` marks the current one. */
export function SideNavLink(props: SideNavLinkProps) {
  const [layout, link] = takeLayout(props);
  return (
    <li className={layout || undefined}>
      <Anchor {...link} className={styles.link} />
    </li>
  );
}

export interface SideNavSectionProps extends ElementProps<'li'> {
  /** The label: what its pages have in common. */
  label: string;
  /** SideNavLinks. */
  children: ReactNode;
}

/** A group of pages under a label. */
export function SideNavSection({ label, children, ...props }: SideNavSectionProps) {
  const id = useId();
  return (
    <li {...placed(props, styles.section)}>
      <span id={id} className={styles.sectionLabel}>
        {label}
      </span>
      <ul {...unmarkedList} aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </li>
  );
}
