import { company } from '@milepost/domain/facts/company';
import { Heading } from '@milepost/ui/Heading';
import { Link } from '@milepost/ui/Link';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';

/** Stands in for a screen that broke or could not be loaded. */
export function ErrorPage() {
  return (
    <main id="main">
      <title>{`Something went wrong | ${company.name}`}</title>
      <Section>
        <Stack gap="l">
          <Heading level={1}>Something went wrong on our side</Heading>
          <Text>
            This page did not load. <Link href="">Load it again</Link>, or call us at{' '}
            <Link href={company.phones.main.href}>{company.phones.main.display}</Link>.
          </Text>
        </Stack>
      </Section>
    </main>
  );
}
