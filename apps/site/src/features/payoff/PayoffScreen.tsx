import {
  aboutYourQuote,
  payoffAddress,
  payoffFormHeading,
  payoffSteps,
  payoffStepsHeading,
  untilThen,
  whatToExpect,
} from '@milepost/domain/content/payoff';
import { payoffForm } from '@milepost/domain/forms/payoff';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { DocumentIcon, PhoneIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { Text } from '@milepost/ui/Text';
import { useRef, useState } from 'react';
import { Page } from '../../frame/Page.tsx';
import { withLooks } from '../cards/looks.ts';
import { Panel } from '../cards/Panel.tsx';
import { PointList } from '../cards/Points.tsx';
import { Address } from '../contact/Address.tsx';
import { MailForm, type MailFormHandle } from '../form/MailForm.tsx';
import { WithReceipt } from '../form/WithReceipt.tsx';
import { RichText } from '../text/RichText.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { expectationsAside } from './QuoteRoad.css.ts';
import { QuoteRoad } from './QuoteRoad.tsx';
import { useAboutDate } from './useAboutDate.ts';

const [, , ...others] = whatToExpect.points;
const expectations = withLooks(others, [{ icon: DocumentIcon }, { icon: PhoneIcon }]);

/** Request a payoff quote: one screen for customers and dealers, at two addresses. */
export function PayoffScreen() {
  const [date, setDate] = useState('');
  // The last one: a request that was sent has emptied the form, and is still what the screen is about.
  const [requestedDate, setRequestedDate] = useState('');
  const about = useAboutDate(requestedDate);
  const form = useRef<MailFormHandle>(null);
  return (
    <Page path="/payoff">
      <Section space="compact">
        <Columns template="main-aside">
          <Stack gap="xl">
            <WithReceipt>
              {(onReceipt) => (
                <Panel heading={payoffFormHeading}>
                  <MailForm
                    ref={form}
                    form={payoffForm}
                    onReceipt={onReceipt}
                    onAnswers={({ payoffDate = '' }) => {
                      setDate(payoffDate);
                      if (payoffDate) setRequestedDate(payoffDate);
                    }}
                    below={{ payoffDate: <QuoteDates about={date ? about : undefined} /> }}
                  />
                </Panel>
              )}
            </WithReceipt>
            <EstimateCard
              requestedDate={requestedDate}
              onUse={(payoffDate) => form.current?.fill('payoffDate', payoffDate)}
            />
          </Stack>
          <aside className={expectationsAside}>
            <Panel heading={whatToExpect.heading}>
              <QuoteRoad />
              <PointList points={expectations} iconBackground="tint2" />
            </Panel>
          </aside>
        </Columns>
      </Section>
      <Section background="surface">
        <Stack gap="xxl">
          <Columns>
            <Heading level={2}>{aboutYourQuote.heading}</Heading>
            <RichText body={aboutYourQuote.body} />
          </Columns>
          <Stack gap="l">
            <Heading level={2}>{payoffStepsHeading}</Heading>
            <Steps>
              {(about?.steps ?? payoffSteps).map(({ title, text }) => (
                <Step key={title} heading={title}>
                  {text}
                </Step>
              ))}
            </Steps>
            <Columns>
              <Text>{untilThen}</Text>
              <Stack gap="s">
                <Address lines={payoffAddress.lines} />
                <Text size="small" tone="soft">
                  {payoffAddress.note}
                </Text>
              </Stack>
            </Columns>
          </Stack>
        </Stack>
      </Section>
    </Page>
  );
}

/** Until when the quote of a date is good, as soon as the date is real. */
function QuoteDates({ about }: { readonly about: ReturnType<typeof useAboutDate> }) {
  return (
    <Text as="div" size="small" role="status">
      {about && [about.goodThrough, about.mayBeLate].filter(Boolean).join(' ')}
    </Text>
  );
}
