import { errorPage } from '@milepost/domain/content/error-page';
import { Heading } from '@milepost/ui/Heading';
import { Link } from '@milepost/ui/Link';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { isMissingCode } from '../loading/missingCode.ts';
import { announce } from '../navigation/announcePages.ts';
import { focusOnMount } from '../navigation/focusOnMount.ts';
import { isPlainClick } from '../navigation/links.tsx';
import { useHasAnswers } from '../navigation/remembered.tsx';

/** The page's own address, as a link. */
const currentPage = '';

/**
 * Shown instead of a page that failed to render or load. It takes the focus from the removed
 * content.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const hasAnswers = useHasAnswers();
  const [isOffline] = useState(() => isMissingCode(error) && !navigator.onLine);
  // A new release has replaced the code. A new document loads the new code.
  const isOutdated = isMissingCode(error) && !isOffline;
  const [isAsking, setAsking] = useState(false);
  const loadDocument = useEffectEvent(() => {
    if (hasAnswers()) setAsking(true);
    else location.reload();
  });
  // The answers of the form on the left page have been remembered by now.
  useEffect(() => {
    if (isOutdated) loadDocument();
  }, [isOutdated]);
  // A missing file is reported when it fails to load.
  useEffect(() => {
    if (!isMissingCode(error)) window.reportFailure?.('error');
  }, [error]);
  const { title, heading } = isOffline
    ? errorPage.offline
    : isOutdated
      ? errorPage.outdated
      : errorPage.broken;
  const tryInPlace = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    // Loading a new document would lose the answers typed on other pages.
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
            {errorPage.text(currentPage).map((part) =>
              typeof part === 'string' ? (
                part
              ) : (
                <Link
                  key={part.text}
                  href={part.href}
                  onClick={isOffline && part.href === currentPage ? tryInPlace : undefined}
                >
                  {part.text}
                </Link>
              ),
            )}
          </Text>
          {isAsking && <Text>{errorPage.outdated.answers}</Text>}
        </Stack>
      </Section>
    </main>
  );
}
