'use client';

import { tableWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';

/** The text of a table without rows. */
export function NoRows() {
  return <span>{useWords(tableWords).noRows}</span>;
}
