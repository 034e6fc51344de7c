'use client';

import { useLocale } from './locale.ts';

/** A number in the locale's format, alone in an element: a page's translation replaces bare text. */
export function LocalNumber({ value }: { value: number }) {
  return <span>{value.toLocaleString(useLocale())}</span>;
}
