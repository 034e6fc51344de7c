import { terms } from '@milepost/domain/content/terms';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { ClauseLinks, Clauses } from '../features/text/Clauses.tsx';
import { Revised } from '../features/text/Revised.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/terms')({ component: TermsOfService });

function TermsOfService() {
  return (
    <Page>
      <Section space="compact">
        <Columns template="aside-main">
          <ClauseLinks sections={terms.sections} />
          <Stack gap="xxl">
            <Revised date={terms.revised} />
            <Clauses sections={terms.sections} />
          </Stack>
        </Columns>
      </Section>
    </Page>
  );
}
