'use client';

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from './locale.ts';

/**
 * Sets the kit's locale for React Aria, whose own default is the browser's language. Only what uses
 * React Aria's text or direction loads it: a page's first code does not.
 */
export const InLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale()}>{children}</I18nProvider>
);
