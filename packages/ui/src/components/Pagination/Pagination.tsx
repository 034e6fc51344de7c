'use client';

import type { MouseEvent, ReactNode } from 'react';
import { paginationWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import * as styles from './Pagination.css.ts';

/** Props of Pagination. */
export interface PaginationProps extends Omit<ElementProps<'nav'>, 'children' | 'aria-label'> {
  /** What is split into pages, for assistive technology: "Pages of applications". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; 1 or more. */
  pageCount: number;
  /** Returns the address of a page. */
  href: (page: number) => string;
  /** Called when a link is followed, so that a router can go there instead. */
  onNavigate?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const around = 1;

/** The pages to show: the first, the last and those around the one on show, with `gap` for the rest. */
function pagesToShow(page: number, pageCount: number): ('gap' | number)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (one) => one === 1 || one === pageCount || Math.abs(one - page) <= around,
  );
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0;
    if (one === before + 1) return [one];
    // A gap of one page takes the room of that page.
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
  const words = useWords(paginationWords);
  if (pageCount <= 1) return null;

  const link = (to: number, words: ReactNode, rel?: 'prev' | 'next') => (
    <a
      href={href(to)}
      rel={rel}
      className={styles.link}
      aria-current={to === page ? 'page' : undefined}
      onClick={onNavigate && ((event) => onNavigate(to, event))}
    >
      {words}
    </a>
  );
  const previous = (
    <>
      <ChevronLeftIcon /> {words.previous}
    </>
  );
  const next = (
    <>
      {words.next} <ChevronRightIcon />
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
        <li className={styles.sentence}>{words.pageOf(page, pageCount)}</li>
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
