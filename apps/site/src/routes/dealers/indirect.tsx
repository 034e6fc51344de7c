import {
  fundingPackage,
  howIndirectWorks,
  indirectActions,
  indirectBenefits,
  programDetails,
} from '@milepost/domain/content/dealer-indirect';
import { Columns } from '@milepost/ui/Columns';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Heading } from '@milepost/ui/Heading';
import { BoltIcon, ChartIcon, DocumentIcon, PercentIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { Panel } from '../../features/cards/Panel.tsx';
import { PointCards } from '../../features/cards/Points.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Page } from '../../frame/Page.tsx';

export const Route = createFileRoute('/dealers/indirect')({ component: Indirect });

const benefits = withLooks(indirectBenefits, [
  { icon: BoltIcon, background: 'tint1' },
  { icon: DocumentIcon, background: 'tint3' },
  { icon: PercentIcon, background: 'tint2' },
  { icon: ChartIcon, background: 'tint5' },
]);

function Indirect() {
  return (
    <Page path="/dealers/indirect" scene="forecourt">
      <Section space="compact">
        <PointCards points={benefits} headingLevel={2} itemWidth="medium" />
      </Section>
      <Section background="surface">
        <Columns template="main-aside">
          <Stack gap="xxl">
            {[howIndirectWorks, fundingPackage].map(({ heading, body }) => (
              <Stack key={heading} gap="l">
                <Heading level={2} size="h3">
                  {heading}
                </Heading>
                <RichText body={body} />
              </Stack>
            ))}
          </Stack>
          <Panel heading={programDetails.heading} background="panel">
            <DescriptionList>
              {programDetails.facts.map(({ label, value }) => (
                <DescriptionItem key={label} term={label}>
                  {value}
                </DescriptionItem>
              ))}
            </DescriptionList>
            <Text size="small" tone="soft">
              {programDetails.note}
            </Text>
          </Panel>
        </Columns>
      </Section>
      <NextStep {...indirectActions} />
    </Page>
  );
}
