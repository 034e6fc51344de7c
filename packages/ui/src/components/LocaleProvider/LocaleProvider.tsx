'use client';

import { type ReactNode, useMemo } from 'react';
import { CurrentLocale } from '../../internal/locale.ts';
import type { Words } from '../../internal/words.ts';

export interface LocaleProviderProps {
  /** The page's language and region, such as `es-US`: the same as the `lang` of `<html>`. */
  locale: string;
  /** The kit's own text in that language. What you omit stays in English. @default English */
  words?: Partial<Words> | undefined;
  /** The app, or the part of it that is in this language. */
  children: ReactNode;
}

/**
 * Sets the language of the kit's components inside it: their text, the format of numbers, and the sort
 * order of rows. Without a LocaleProvider, they are in US English.
 */
export function LocaleProvider({ locale, words, children }: LocaleProviderProps) {
  return (
    <CurrentLocale value={useMemo(() => ({ locale, words }), [locale, words])}>
      {children}
    </CurrentLocale>
  );
}
