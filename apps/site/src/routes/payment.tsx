import {
  achAuthorization,
  feesSection,
  feeTable,
  methodFees,
  noCreditCards,
  otherWays,
  paymentCards,
  paymentNext,
} from '@milepost/domain/content/payment';
import { type PaymentMethod, paymentForm, paymentMethods } from '@milepost/domain/forms/payment';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FigureColumns } from '../features/cards/FigureColumns.tsx';
import { Panel } from '../features/cards/Panel.tsx';
import { Address } from '../features/contact/Address.tsx';
import { Amount } from '../features/controls/Amount.tsx';
import { MailForm } from '../features/form/MailForm.tsx';
import { WithReceipt } from '../features/form/WithReceipt.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SectionHead } from '../features/text/SectionHead.tsx';
import { TextTable } from '../features/text/TextTable.tsx';
import { Page } from '../frame/Page.tsx';

const methodsLabel = 'Payment method';

export const Route = createFileRoute('/payment')({ component: Payment });

function Payment() {
  return (
    <Page path="/payment" scene="kitchen">
      <Section space="compact">
        <Stack gap="xl">
          <FigureColumns figures={paymentCards} />
          <Columns template="main-aside">
            <WithReceipt>
              {(onReceipt) => (
                <Card>
                  <PaymentMethods onReceipt={onReceipt} />
                </Card>
              )}
            </WithReceipt>
            <Stack as="aside" gap="l">
              <Callout tone="warning">{noCreditCards}</Callout>
              <Panel heading={paymentNext.heading} background="sunken">
                <RichText body={paymentNext.body} />
              </Panel>
            </Stack>
          </Columns>
        </Stack>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>{otherWays.heading}</Heading>
          <Columns align="stretch">
            <Panel headingLevel={3} heading={otherWays.phone.heading} background="sunken">
              <RichText body={otherWays.phone.body} headingLevel={4} />
            </Panel>
            <Panel headingLevel={3} heading={otherWays.mail.heading} background="sunken">
              <RichText body={otherWays.mail.body} headingLevel={4} />
              <Address lines={otherWays.mail.address} />
            </Panel>
          </Columns>
        </Stack>
      </Section>
      <Section>
        <Stack gap="xl">
          <SectionHead heading={feesSection.heading} lead={feesSection.lead} />
          <TextTable table={feeTable} isCaptionHidden />
        </Stack>
      </Section>
    </Page>
  );
}

/** One form for both methods, so that changing the method loses nothing that was typed. */
function PaymentMethods({ onReceipt }: { readonly onReceipt: (receipt: ReactNode) => void }) {
  const [method, setMethod] = useState<PaymentMethod>(paymentMethods[0].value);
  return (
    <Tabs selectedKey={method} onSelectionChange={(key) => setMethod(key as PaymentMethod)}>
      <TabList label={methodsLabel} variant="pill">
        {paymentMethods.map(({ value, label }) => (
          <Tab key={value} id={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={method}>
        <Stack gap="l">
          <Text weight="medium">{methodFees[method]}</Text>
          <MailForm
            form={paymentForm}
            money={Amount}
            given={{ paymentMethod: method }}
            onReceipt={onReceipt}
          >
            {method === 'ach' && (
              <Text size="small" tone="soft">
                <strong>{achAuthorization.heading}.</strong> {achAuthorization.text}
              </Text>
            )}
          </MailForm>
        </Stack>
      </TabPanel>
    </Tabs>
  );
}
