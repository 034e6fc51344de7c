import { type ReactNode, useId } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { LocalNumber } from '../../internal/LocalNumber.tsx';
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
  /** How many things wait there, after the name. */
  count?: number | undefined;
}

/** A link to one page. `aria-current="page"` marks the current one. */
export function SideNavLink({ count, children, ...props }: SideNavLinkProps) {
  const [layout, link] = takeLayout(props);
  return (
    <li className={layout || undefined}>
      <Anchor {...link} className={styles.link}>
        {children}
        <Count count={count} />
      </Anchor>
    </li>
  );
}

function Count({ count }: Pick<SideNavLinkProps, 'count'>) {
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      {' '}
      <LocalNumber value={count} />
    </span>
  );
}

export interface SideNavSectionProps extends ElementProps<'li'> {
  /** The label: what its pages have in common. */
  label: string;
  /** SideNavLinks. */
  children: ReactNode;
  /** Whether the label closes and opens the section. @default false */
  isCollapsible?: boolean | undefined;
  /** Whether a collapsible section is open at first. @default true */
  defaultExpanded?: boolean | undefined;
  /** Called when a collapsible section opens or closes, such as to remember it. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** How many things wait in its pages, after the label. */
  count?: number | undefined;
}

/** A group of pages under a label, which can close it. */
export function SideNavSection({
  label,
  children,
  isCollapsible = false,
  defaultExpanded = true,
  onExpandedChange,
  count,
  ...props
}: SideNavSectionProps) {
  const id = useId();
  const pages = (
    <ul {...unmarkedList} aria-labelledby={id} className={styles.list}>
      {children}
    </ul>
  );
  return (
    <li {...placed(props, styles.section)}>
      {isCollapsible ? (
        // A native element: it works without JavaScript, and find-in-page opens it.
        <details
          open={defaultExpanded}
          // A visitor may close it before React hydrates it.
          suppressHydrationWarning
          {...(onExpandedChange && {
            onToggle: ({ currentTarget }) => onExpandedChange(currentTarget.open),
          })}
        >
          <summary className={styles.sectionToggle}>
            <span id={id} className={styles.sectionName}>
              {label}
            </span>
            <Count count={count} />
          </summary>
          {pages}
        </details>
      ) : (
        <>
          <span className={styles.sectionLabel}>
            <span id={id} className={styles.sectionName}>
              {label}
            </span>
            <Count count={count} />
          </span>
          {pages}
        </>
      )}
    </li>
  );
}
