import { payoffFormHeading, whatToExpect } from '@milepost/domain/content/payoff';
import { payoffForm } from '@milepost/domain/forms/payoff';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { CalendarIcon, ClockIcon, DocumentIcon, PhoneIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { type ReactNode, useState } from 'react';
import { Page } from '../../frame/Page.tsx';
import { withLooks } from '../cards/looks.ts';
import { Panel } from '../cards/Panel.tsx';
import { PointList } from '../cards/Points.tsx';
import { MailForm } from '../form/MailForm.tsx';

const expectations = withLooks(whatToExpect.points, [
  { icon: ClockIcon },
  { icon: CalendarIcon },
  { icon: DocumentIcon },
  { icon: PhoneIcon },
]);

/** Request a payoff quote: one screen for customers and dealers, at two addresses. */
export function PayoffScreen() {
  const [receipt, setReceipt] = useState<ReactNode>();
  return (
    <Page path="/payoff">
      <Section space="compact">
        <Columns template="main-aside">
          <Stack gap="l">
            {receipt}
            <Panel heading={payoffFormHeading}>
              <MailForm form={payoffForm} onReceipt={setReceipt} />
            </Panel>
          </Stack>
          <Card as="aside" background="tint2">
            <Stack gap="xl">
              <Heading level={2} size="h3">
                {whatToExpect.heading}
              </Heading>
              <PointList points={expectations} />
            </Stack>
          </Card>
        </Columns>
      </Section>
    </Page>
  );
}
