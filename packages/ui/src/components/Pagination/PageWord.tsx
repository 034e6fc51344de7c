'use client';

import { paginationWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';

/** The text of the link to the previous or the next page. */
export function PageWord({ name }: { name: 'previous' | 'next' }) {
  return <span>{useWords(paginationWords)[name]}</span>;
}

/** The number of the current page, and of all pages. */
export function PageOf({ page, pageCount }: { page: number; pageCount: number }) {
  return <span>{useWords(paginationWords).pageOf(page, pageCount)}</span>;
}
