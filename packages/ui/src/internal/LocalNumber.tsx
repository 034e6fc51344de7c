'use client';

import { useLocale } from './locale.ts';
import { valueFormat } from './number.ts';

interface LocalNumberProps {
  value: unknown;
  format?: Intl.NumberFormatOptions | undefined;
}

/** A number in the locale's format, alone in an element: a page's translation replaces bare text. */
export function LocalNumber({ value, format }: LocalNumberProps) {
  return <span>{valueFormat(useLocale(), format)(value)}</span>;
}
