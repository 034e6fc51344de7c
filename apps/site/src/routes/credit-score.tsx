import {
  explainedRanges,
  factorsSection,
  rangesNote,
  scoreCard,
  scoreFactors,
  scoreTips,
} from '@milepost/domain/content/credit-score';
import { sampleScore } from '@milepost/domain/facts/credit-ranges';
import { Heading } from '@milepost/ui/Heading';
import { Meter } from '@milepost/ui/Meter';
import { ScoreScale } from '@milepost/ui/ScoreScale';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Reference } from '../features/text/Contents.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { LinkButton } from '../navigation/links.tsx';

export const Route = createFileRoute('/credit-score')({ component: CreditScore });

const { report } = scoreCard;

const parts = [
  { id: 'key-factors', heading: scoreCard.keyFactorsHeading },
  { id: 'factors', heading: factorsSection.heading },
  { id: 'tips', heading: scoreTips.heading },
  { id: 'report', heading: report.heading },
] as const;
const [keyFactors, factors, tips, own] = parts;

function CreditScore() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="l">
          <Heading level={2} size="h4">
            {scoreCard.heading}
          </Heading>
          <ScoreScale
            size="large"
            label={scoreCard.heading}
            score={sampleScore.value}
            ranges={explainedRanges}
          />
          <Text size="small" tone="soft">
            {rangesNote}
          </Text>
        </Stack>
      </Section>
      <Section background="surface">
        <Reference sections={parts}>
          <TextSection {...keyFactors} body={[{ list: scoreCard.keyFactors }]} />
          <TextSection {...factors}>
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
          </TextSection>
          <TextSection {...tips} body={scoreTips.body} />
          <TextSection {...own}>
            <Text>{report.text}</Text>
            <div>
              <LinkButton variant="primary" to={report.link.to}>
                {report.link.text}
              </LinkButton>
            </div>
          </TextSection>
        </Reference>
      </Section>
    </Page>
  );
}
