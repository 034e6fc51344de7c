import {
  aboutYourQuote,
  payoffAddress,
  payoffFormHeading,
  payoffSteps,
  payoffStepsHeading,
  quoteDates,
  untilPaidOff,
  whatToExpect,
} from '@milepost/domain/content/payoff';
import { payoffForm } from '@milepost/domain/forms/payoff';
import { localDate, readDate } from '@milepost/domain/input/date';
import { aboutPayoffDate } from '@milepost/domain/tools/payoff-dates';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { DocumentIcon, HelpIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Text } from '@milepost/ui/Text';
import { type ReactNode, useRef, useState } from 'react';
import { Page } from '../../layout/Page.tsx';
import { scripted } from '../../loading/live.css.ts';
import { withLooks } from '../cards/looks.ts';
import { PointList } from '../cards/Points.tsx';
import { Address } from '../contact/Address.tsx';
import { FormCard } from '../form/FormCard.tsx';
import type { FormHandle } from '../form/useForm.ts';
import { RichText } from '../text/RichText.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { QuoteTimes } from './QuoteTimes.tsx';

/** The content below the text of a step, by its index: of the step that sends the payoff, and of the wait for it. */
const belowStep: Readonly<Record<number, ReactNode>> = {
  1: (
    <>
      <Address lines={payoffAddress.lines} />
      <div>{payoffAddress.note}</div>
    </>
  ),
  2: <div>{untilPaidOff}</div>,
};

const [, , ...others] = whatToExpect.points;
const expectations = withLooks(others, [{ icon: DocumentIcon }, { icon: HelpIcon }]);

/** The payoff quote request: one screen for customers and dealers, at two addresses. */
export function PayoffScreen() {
  const [date, setDate] = useState('');
  // The last requested date. The screen still shows it after a submission has emptied the form.
  const [requestedDate, setRequestedDate] = useState('');
  const about =
    readDate(requestedDate) === undefined
      ? undefined
      : aboutPayoffDate(requestedDate, localDate(new Date()));
  const form = useRef<FormHandle>(null);
  return (
    <Page size="compact">
      <Section space="tight">
        <Stack gap="xl">
          <FormCard
            ref={form}
            form={payoffForm}
            heading={payoffFormHeading}
            onAnswers={({ payoffDate = '' }) => {
              setDate(payoffDate);
              if (payoffDate) setRequestedDate(payoffDate);
            }}
            stub={<QuoteDates about={date ? about : undefined} />}
            next={
              <Stack gap="l">
                <Heading level={2} size="h4">
                  {whatToExpect.heading}
                </Heading>
                <QuoteTimes hasTexts />
                <PointList points={expectations} />
              </Stack>
            }
          />
          <EstimateCard
            requestedDate={requestedDate}
            onUse={(payoffDate) => form.current?.fill('payoffDate', payoffDate)}
          />
        </Stack>
      </Section>
      <Section background="surface">
        <Columns>
          <Heading level={2}>{aboutYourQuote.heading}</Heading>
          <RichText body={aboutYourQuote.body} />
        </Columns>
      </Section>
      <Section>
        <Stack gap="xl">
          <Heading level={2}>{payoffStepsHeading}</Heading>
          <Steps>
            {(about?.steps ?? payoffSteps).map(({ title, text }, index) => (
              <Step key={title} heading={title}>
                {belowStep[index] ? (
                  <Stack gap="s">
                    <div>{text}</div>
                    {belowStep[index]}
                  </Stack>
                ) : (
                  text
                )}
              </Step>
            ))}
          </Steps>
        </Stack>
      </Section>
    </Page>
  );
}

/** The dates that follow from the payoff date, and before it is complete what they will say. */
function QuoteDates({ about }: { readonly about: ReturnType<typeof aboutPayoffDate> | undefined }) {
  return (
    <div className={scripted}>
      <Stack gap="l">
        <Heading level={2} size="h4">
          {quoteDates.heading}
        </Heading>
        <div aria-live="polite" aria-atomic="true">
          {about ? (
            <Stack gap="s">
              <SummaryList>
                {about.dates.map(({ label, text }) => (
                  <SummaryItem key={label} term={label}>
                    {text}
                  </SummaryItem>
                ))}
              </SummaryList>
              {about.mayBeLate && <Text size="small">{about.mayBeLate}</Text>}
            </Stack>
          ) : (
            <Text>{quoteDates.empty}</Text>
          )}
        </div>
      </Stack>
    </div>
  );
}
