import { errorPage } from '@milepost/domain/content/error-page';
import { Heading } from '@milepost/ui/Heading';
import { Link } from '@milepost/ui/Link';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { announce } from './announcePages.ts';
import { focusOnMount } from './focusOnMount.ts';
import { offline } from './offline.ts';

/** The page's own address, as a link. */
const here = '';

/** Stands in for a screen that broke or could not be loaded. It takes the focus from what is gone. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isOffline = error === offline;
  const { title, heading } = isOffline ? errorPage.offline : errorPage.broken;
  const tryInPlace = (event: MouseEvent) => {
    // A new document would forget what was typed on other pages.
    event.preventDefault();
    router.invalidate().then(() => announce());
  };
  return (
    <main id="main">
      <title>{title}</title>
      <Section>
        <Stack gap="l">
          <Heading ref={focusOnMount} tabIndex={-1} level={1}>
            {heading}
          </Heading>
          <Text>
            {errorPage.text(here).map((part) =>
              typeof part === 'string' ? (
                part
              ) : (
                <Link
                  key={part.text}
                  href={part.href}
                  onClick={isOffline && part.href === here ? tryInPlace : undefined}
                >
                  {part.text}
                </Link>
              ),
            )}
          </Text>
        </Stack>
      </Section>
    </main>
  );
}
