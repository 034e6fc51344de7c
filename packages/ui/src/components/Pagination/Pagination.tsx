import type { MouseEvent, ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import { PageOf, PageWord } from './PageWord.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends Omit<ElementProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name: "Pages of applications". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages, 1 or more. */
  pageCount: number;
  /** Returns the URL of a page. */
  href: (page: number) => string;
  /** Called when a link is clicked, so that a router can navigate instead. A LinkProvider does so for all links. */
  onNavigate?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const around = 1;

/** Returns the pages to show: the first, the last and those around the current one, with `gap` for the rest. */
function pagesToShow(page: number, pageCount: number): ('gap' | number)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pageCount || Math.abs(one - page) <= around,
  );
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0;
    if (one === before + 1) return [one];
    // A gap of one page would take as much space as that page.
    return one === before + 2 ? [one - 1, one] : ['gap', one];
  });
}

/** Navigates a long list that is split into pages, by links. With one page, nothing is shown. */
export function Pagination({
  label,
  page,
  pageCount,
  href,
  onNavigate,
  ...props
}: PaginationProps) {
  if (pageCount <= 1) return null;

  const link = (to: number, content: ReactNode, rel?: 'prev' | 'next') => (
    <Anchor
      href={href(to)}
      rel={rel}
      className={styles.link}
      aria-current={to === page ? 'page' : undefined}
      {...(onNavigate && {
        onClick: (event: MouseEvent<HTMLAnchorElement>) => onNavigate(to, event),
      })}
    >
      {content}
    </Anchor>
  );
  const previous = (
    <>
      <ChevronLeftIcon /> <PageWord name="previous" />
    </>
  );
  const next = (
    <>
      <PageWord name="next" /> <ChevronRightIcon />
    </>
  );

  return (
    <nav {...placed(props)} aria-label={label}>
      <ul {...unmarkedList} className={styles.list}>
        <li>
          {page > 1 ? (
            link(page - 1, previous, 'prev')
          ) : (
            <span className={styles.noWay} aria-hidden="true">
              {previous}
            </span>
          )}
        </li>
        <li className={styles.sentence}>
          <PageOf page={page} pageCount={pageCount} />
        </li>
        {pagesToShow(page, pageCount).map((one, index) => (
          <li key={one === 'gap' ? `gap ${index}` : one} className={styles.number}>
            {one === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              link(one, one)
            )}
          </li>
        ))}
        <li>
          {page < pageCount ? (
            link(page + 1, next, 'next')
          ) : (
            <span className={styles.noWay} aria-hidden="true">
              {next}
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
