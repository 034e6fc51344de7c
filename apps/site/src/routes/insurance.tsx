import {
  claimFormHeading,
  claimNext,
  claimPromise,
  documentsToSend,
  factsToGive,
  firstSteps,
} from '@milepost/domain/content/insurance';
import { claimForm } from '@milepost/domain/forms/claim';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { LongText } from '../features/controls/LongText.tsx';
import { MailForm } from '../features/form/MailForm.tsx';
import { WithReceipt } from '../features/form/WithReceipt.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/insurance')({ component: Insurance });

function Insurance() {
  return (
    <Page path="/insurance" scene="tow">
      <Section space="compact">
        <Columns template="main-aside">
          <WithReceipt>
            {(onReceipt) => (
              <Panel heading={claimFormHeading}>
                <Text tone="soft">{claimPromise[outcomes.claim]}</Text>
                <MailForm form={claimForm} textarea={LongText} onReceipt={onReceipt} />
              </Panel>
            )}
          </WithReceipt>
          <Stack as="aside" gap="l">
            <Panel heading={firstSteps.heading} background="tint1">
              <RichText body={firstSteps.body} />
            </Panel>
            <Panel heading={factsToGive.heading} background="tint2">
              <RichText body={factsToGive.body} />
            </Panel>
          </Stack>
        </Columns>
      </Section>
      <Section background="surface">
        <Columns align="stretch">
          {[claimNext, documentsToSend].map(({ heading, body }) => (
            <Panel key={heading} heading={heading} background="sunken">
              <RichText body={body} />
            </Panel>
          ))}
        </Columns>
      </Section>
    </Page>
  );
}
