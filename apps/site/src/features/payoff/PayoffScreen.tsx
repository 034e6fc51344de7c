import { payoffFormHeading, whatToExpect } from '@milepost/domain/content/payoff';
import { payoffForm } from '@milepost/domain/forms/payoff/fields';
import { Card } from '@milepost/ui/Card';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Page } from '../../shell/Page.tsx';
import { MailForm } from '../form/MailForm.tsx';

/** Request a payoff quote: one screen for customers and dealers, at two addresses. */
export function PayoffScreen({ path }: { readonly path: '/payoff' | '/dealers/payoff' }) {
  return (
    <Page path={path}>
      <Section space="compact">
        <Card>
          <Heading level={2}>{payoffFormHeading}</Heading>
          <MailForm form={payoffForm} load={() => import('../form/payoff.ts')} />
        </Card>
        <Card ground="pine">
          <Heading level={2}>{whatToExpect.heading}</Heading>
        </Card>
      </Section>
    </Page>
  );
}
