'use client';

import { type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { CurrentLocale } from './locale.ts';

/**
 * Sets US English for React Aria inside it, unless there is a LocaleProvider. React Aria's own default
 * is the browser's language, in which the kit has no text.
 */
export function InLocale({ children }: { children: ReactNode }) {
  if (use(CurrentLocale)) return children;
  return <I18nProvider locale="en-US">{children}</I18nProvider>;
}
