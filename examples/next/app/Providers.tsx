'use client';

import { LinkProvider } from '@milepost/ui/LinkProvider';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale="en-US">
      <LinkProvider component={NextLink}>{children}</LinkProvider>
    </LocaleProvider>
  );
}
