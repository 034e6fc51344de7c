'use client';

import { createContext, use } from 'react';
import type { Words } from './words.ts';

interface Locale {
  /** A BCP 47 language tag: numbers are written and read, and rows sorted, as it says. */
  locale: string;
  /** Words that stand in for the English ones. */
  words?: Partial<Words> | undefined;
}

export const CurrentLocale = createContext<Locale>({ locale: 'en-US' });

/** The language tag of the nearest LocaleProvider; US English without one. */
export const useLocale = () => use(CurrentLocale).locale;

/** The words of the nearest LocaleProvider over a component's own English ones. */
export const useWords = <Own extends Partial<Words>>(english: Own): Own => ({
  ...english,
  ...use(CurrentLocale).words,
});
