'use client';

import { createContext, use } from 'react';
import type { Words } from './words.ts';

interface Locale {
  /** A BCP 47 language tag. It determines how numbers are formatted and parsed, and how rows are sorted. */
  locale: string;
  /** Text that replaces the English text. */
  words?: Partial<Words> | undefined;
}

/** The nearest LocaleProvider's. Without one, everything is in US English. */
export const CurrentLocale = createContext<Locale | undefined>(undefined);

/** Returns the language tag of the nearest LocaleProvider, or `en-US` without one. */
export const useLocale = () => use(CurrentLocale)?.locale ?? 'en-US';

/** Returns a component's English text, overridden by that of the nearest LocaleProvider. */
export const useWords = <Own extends Partial<Words>>(english: Own): Own => ({
  ...english,
  ...use(CurrentLocale)?.words,
});
