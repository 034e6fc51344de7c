'use client';

import { createContext, use } from 'react';
import { english, type Words } from './words.ts';

export interface Locale {
  /** A BCP 47 language tag: numbers are written and read, and rows sorted, as it says. */
  locale: string;
  words: Words;
}

export const CurrentLocale = createContext<Locale>({ locale: 'en-US', words: english });

/** The locale and the words of the nearest LocaleProvider; English without one. */
export const useLocale = () => use(CurrentLocale);
