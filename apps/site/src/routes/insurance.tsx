import {
  claimFormHeading,
  claimList,
  claimNext,
  claimPapersList,
  claimPromise,
  claimsLine,
  documentsToSend,
  factsToGive,
  firstSteps,
} from '@milepost/domain/content/insurance';
import { callLink } from '@milepost/domain/content/text';
import { company } from '@milepost/domain/facts/company';
import { claimForm } from '@milepost/domain/forms/claim';
import { Columns } from '@milepost/ui/Columns';
import { Divider } from '@milepost/ui/Divider';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { FormCard } from '../features/form/FormCard.tsx';
import { PrintList } from '../features/print/PrintList.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../layout/Page.tsx';
import { unbroken } from '../layout/Unbroken.tsx';

export const Route = createFileRoute('/insurance')({ component: Insurance });

const { heading, steps } = firstSteps[outcomes.claim];
const list = claimList[outcomes.claim];

function Insurance() {
  return (
    <Page size="compact">
      <Section space="tight">
        <FormCard
          form={claimForm}
          heading={claimFormHeading}
          lead={unbroken(claimPromise[outcomes.claim])}
          aside={<First />}
          isAsideFirst
          next={
            <TextSection {...factsToGive}>
              <PrintList list={list} />
            </TextSection>
          }
        />
      </Section>
      <Section background="surface">
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

/** What matters right after an accident or a theft. */
function First() {
  return (
    <Stack gap="l">
      <Figure value={<Words line={[callLink(company.phones.claims)]} />} label={claimsLine} />
      <Divider variant="dashed" />
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      <RichText
        body={[{ steps: steps.map(({ title, text }) => [{ strong: `${title}.` }, ` ${text}`]) }]}
      />
    </Stack>
  );
}
