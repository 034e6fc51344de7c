import { company } from '@milepost/domain/facts/company';
import { Heading } from '@milepost/ui/Heading';
import { Link } from '@milepost/ui/Link';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useEffect, useRef } from 'react';

/** Stands in for a screen that broke or could not be loaded. It takes the focus from what is gone. */
export function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main">
      <title>{`Something went wrong | ${company.name}`}</title>
      <Section>
        <Stack gap="l">
          <Heading ref={heading} tabIndex={-1} level={1}>
            Something went wrong on our side
          </Heading>
          <Text>
            This page did not load. <Link href="">Load it again</Link>, or call us at{' '}
            <Link href={company.phones.main.href}>{company.phones.main.display}</Link>.
          </Text>
        </Stack>
      </Section>
    </main>
  );
}
