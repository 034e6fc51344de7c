'use client';

import { Box } from '@milepost/ui/Box';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { DealForm } from './DealForm';

/** A dark part of a page, in Spanish. */
export function Spanish() {
  return (
    <LocaleProvider locale="es-US" words={spanish}>
      <Box data-theme="dark" lang="es-US" background="page" padding="l">
        <DealForm language="es" />
      </Box>
    </LocaleProvider>
  );
}
