import {
  claimFormHeading,
  claimList,
  claimNext,
  claimPapersList,
  claimPromise,
  documentsToSend,
  factsToGive,
  firstSteps,
  startClaim,
} from '@milepost/domain/content/insurance';
import { claimForm } from '@milepost/domain/forms/claim';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { LinkButton } from '@milepost/ui/LinkButton';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { FormCard } from '../features/form/FormCard.tsx';
import { PrintList } from '../features/print/PrintList.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { unbroken } from '../layout/Unbroken.tsx';

export const Route = createFileRoute('/insurance')({ component: Insurance });

const { heading, steps } = firstSteps[outcomes.claim];
const list = claimList[outcomes.claim];

function Insurance() {
  return (
    <Page
      scene="tow"
      action={
        <LinkButton variant="primary" href={`#${startClaim.id}`}>
          {startClaim.text}
        </LinkButton>
      }
    >
      <Section space="compact">
        <Stack gap="xl">
          <Heading level={2} size="h3">
            {heading}
          </Heading>
          <Steps>
            {steps.map(({ title, text }) => (
              <Step key={title} heading={title}>
                {text}
              </Step>
            ))}
          </Steps>
          <PrintList list={list} />
        </Stack>
      </Section>
      <Section id={startClaim.id} background="surface">
        <Columns template="main-aside">
          <FormCard
            form={claimForm}
            heading={claimFormHeading}
            lead={unbroken(claimPromise[outcomes.claim])}
          />
          <Stack as="aside" gap="l">
            <Panel {...factsToGive} background="tint2">
              <PrintList list={list} />
            </Panel>
          </Stack>
        </Columns>
      </Section>
      <Section>
        <Columns>
          <TextSection {...claimNext} />
          <TextSection {...documentsToSend}>
            <PrintList list={claimPapersList} />
          </TextSection>
        </Columns>
      </Section>
    </Page>
  );
}
