import { errorPage } from '@milepost/domain/content/error-page';
import { brokenPage } from '@milepost/domain/content/without-scripts';
import { company } from '@milepost/domain/facts/company';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { Words } from '../text/Words.tsx';

/** What the server shows instead of the page at `path`, if it can't render it. */
export const BrokenPage = ({ path }: { readonly path: string }) => (
  <main id="main">
    <Section>
      <Stack gap="l">
        <Heading level={1}>{errorPage.broken.heading}</Heading>
        <Text>
          <Words line={brokenPage(company.phones.main, path)} />
        </Text>
      </Stack>
    </Section>
  </main>
);
