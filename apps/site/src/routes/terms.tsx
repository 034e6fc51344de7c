import { terms } from '@milepost/domain/content/terms';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { Clauses } from '../features/text/Clauses.tsx';
import { Reference } from '../features/text/Contents.tsx';
import { Revised } from '../features/text/Revised.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/terms')({ component: TermsOfService });

function TermsOfService() {
  return (
    <Page>
      <Section space="compact">
        <Reference sections={terms.sections} isNumbered>
          <Revised date={terms.revised} />
          <Clauses sections={terms.sections} />
        </Reference>
      </Section>
    </Page>
  );
}
