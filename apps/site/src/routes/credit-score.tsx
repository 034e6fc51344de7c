import {
  factorsSection,
  rangesSection,
  rangeTable,
  sampleScoreFacts,
  scoreCard,
  scoreFactors,
  scoreTips,
} from '@milepost/domain/content/credit-score';
import { creditRanges, sampleScore } from '@milepost/domain/facts/credit-ranges';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Divider } from '@milepost/ui/Divider';
import { Heading } from '@milepost/ui/Heading';
import { Meter } from '@milepost/ui/Meter';
import { ScoreScale } from '@milepost/ui/ScoreScale';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { Rows } from '../features/text/Rows.tsx';
import { TextTable } from '../features/text/TextTable.tsx';
import { Page } from '../layout/Page.tsx';
import { LinkButton } from '../navigation/links.tsx';

export const Route = createFileRoute('/credit-score')({ component: CreditScore });

const { report } = scoreCard;

function CreditScore() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="l">
          <Panel heading={scoreCard.heading}>
            <ScoreScale
              label={scoreCard.heading}
              score={sampleScore.value}
              ranges={creditRanges.map(({ name, ...range }) => ({ label: name, ...range }))}
            />
            <Callout>{scoreCard.notice}</Callout>
          </Panel>
          <Columns align="stretch">
            <Card background="tint1">
              <Heading level={2} size="h3">
                {scoreCard.keyFactorsHeading}
              </Heading>
              <Stack as="ul" gap="l" marginTop="xs">
                {scoreCard.keyFactors.map((factor) => (
                  <Stack as="li" key={factor} gap="l">
                    <Divider />
                    <Text size="lead">{factor}</Text>
                  </Stack>
                ))}
              </Stack>
            </Card>
            <Panel heading={report.heading} background="panel">
              <Rows rows={sampleScoreFacts.map(({ label, value }) => [label, value])} />
              <Text>{report.text}</Text>
              <LinkButton variant="primary" to={report.link.to}>
                {report.link.text}
              </LinkButton>
            </Panel>
          </Columns>
        </Stack>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>{rangesSection.heading}</Heading>
          <TextTable table={rangeTable} isCaptionHidden />
          <Text size="small" tone="soft">
            {rangesSection.note}
          </Text>
        </Stack>
      </Section>
      <Section>
        <Columns>
          <Stack gap="xl">
            <Heading level={2}>{factorsSection.heading}</Heading>
            {scoreFactors.map(({ name, weight, text }) => (
              <Stack key={name} gap="s">
                <Meter label={name} value={weight} />
                <Text size="small" tone="soft">
                  {text}
                </Text>
              </Stack>
            ))}
            <Text size="small" tone="soft">
              {factorsSection.note}
            </Text>
          </Stack>
          <Panel {...scoreTips} background="tint2" />
        </Columns>
      </Section>
    </Page>
  );
}
