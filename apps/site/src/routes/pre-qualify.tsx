import { pages } from '@milepost/domain/content/pages';
import {
  badges,
  bringList,
  bringToDealer,
  originalNotices,
  preQualifyNext,
  preQualifyNotices,
} from '@milepost/domain/content/pre-qualify';
import { loanAmountRange, preQualifyForm } from '@milepost/domain/forms/pre-qualify';
import { loanExample } from '@milepost/domain/tools/loan-example';
import { Badge } from '@milepost/ui/Badge';
import { Box } from '@milepost/ui/Box';
import { Figure } from '@milepost/ui/Figure';
import { Inline } from '@milepost/ui/Inline';
import { PageHeader } from '@milepost/ui/PageHeader';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { Panel } from '../features/cards/Panel.tsx';
import { FormCard } from '../features/form/FormCard.tsx';
import { PrintList } from '../features/print/PrintList.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page, Trail } from '../layout/Page.tsx';
import { unbroken } from '../layout/Unbroken.tsx';
import { AmountSlider } from './-pre-qualify/AmountSlider.tsx';
import * as styles from './-pre-qualify/example.css.ts';

export const Route = createFileRoute('/pre-qualify')({ component: PreQualify });

const { permission, equalCredit } = preQualifyNotices;

function PreQualify() {
  const [amount, setAmount] = useState<number>(loanAmountRange.default);
  const example = <Example amount={amount} />;
  return (
    <Page header={<Top />}>
      <Section space="tight">
        <FormCard
          form={preQualifyForm}
          slider={AmountSlider}
          onAnswers={({ loanAmount }) => setAmount(Number(loanAmount) || loanAmountRange.default)}
          below={{
            loanAmount: (
              <div className={styles.belowAmount}>
                <Box background="panel">{example}</Box>
              </div>
            ),
          }}
          stub={example}
          next={
            <Stack gap="l">
              <TextSection {...preQualifyNext} size="h4" />
              <Notice {...equalCredit} />
              {originalNotices && <Notice {...originalNotices.equalCredit} lang="en" />}
            </Stack>
          }
        >
          <Notice {...permission} />
          {originalNotices && <Notice {...originalNotices.permission} lang="en" />}
        </FormCard>
      </Section>
      <Section background="surface" space="compact">
        <Stack gap="l">
          <Panel heading={bringToDealer.heading} id={bringToDealer.id} background="sunken">
            <div className={styles.bring}>
              <RichText body={bringToDealer.body} />
            </div>
            <div>
              <PrintList list={bringList} />
            </div>
          </Panel>
          <SampleNotice />
        </Stack>
      </Section>
    </Page>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  readonly lang?: 'en';
}

const Notice = ({ heading, text, lang }: NoticeProps) => (
  <Text size="small" tone="soft" lang={lang}>
    <strong>{heading}.</strong> {unbroken(text)}
  </Text>
);

/** What the chosen amount could cost a month. */
function Example({ amount }: { readonly amount: number }) {
  const { payment, label, terms } = loanExample(amount);
  return (
    <Stack gap="l">
      <Figure size="large" value={payment} label={label} />
      <Text>{terms}</Text>
    </Stack>
  );
}

function Top() {
  const { heading } = pages['/pre-qualify'];
  return (
    <PageHeader size="compact" heading={heading} breadcrumbs={<Trail />}>
      <div className={styles.badges}>
        <Inline as="ul" gap="s">
          {badges.map((title) => (
            <li key={title}>
              <Badge tone="success">{title}</Badge>
            </li>
          ))}
        </Inline>
      </div>
    </PageHeader>
  );
}
