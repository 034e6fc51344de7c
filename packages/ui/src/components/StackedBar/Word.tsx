'use client';

import { stackedBarWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';

/** One of the kit's own words in the locale, for a server component. */
export function Word({ name }: { name: keyof typeof stackedBarWords }) {
  return <span>{useWords(stackedBarWords)[name]}</span>;
}
