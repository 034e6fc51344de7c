import { dealCheckLink } from '@milepost/domain/content/dealer-full-spectrum';
import {
  fundingList,
  fundingPackage,
  howIndirectWorks,
  indirectActions,
  indirectBenefits,
  indirectBenefitsHeading,
  programDetails,
} from '@milepost/domain/content/dealer-indirect';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { ChartIcon, DocumentIcon, PercentIcon, TrafficLightIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { PointList } from '../../features/cards/Points.tsx';
import { PrintList } from '../../features/print/PrintList.tsx';
import { TextSection } from '../../features/text/TextSection.tsx';
import { Page } from '../../layout/Page.tsx';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { Example, Limits } from './-tools/Limits.tsx';

export const Route = createFileRoute('/dealers/indirect')({ component: Indirect });

const benefits = withLooks(indirectBenefits, [
  { icon: TrafficLightIcon },
  { icon: DocumentIcon },
  { icon: PercentIcon },
  { icon: ChartIcon },
]);

const DealCheck = lazyPart(async () => (await import('./-tools/DealCheck.tsx')).DealCheck, {
  when: 'touch',
});

function Indirect() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="xxl">
          <Stack gap="xl">
            <Limits />
            <Text size="small" tone="soft">
              {programDetails.note}
            </Text>
          </Stack>
          <Example />
          <div id={dealCheckLink.hash}>
            <DealCheck />
          </div>
        </Stack>
      </Section>
      <Section background="surface">
        <Columns>
          <Stack gap="xxl">
            <TextSection {...howIndirectWorks} />
            <Stack gap="l">
              <Heading level={2} size="h3">
                {indirectBenefitsHeading}
              </Heading>
              <PointList points={benefits} />
            </Stack>
          </Stack>
          <TextSection {...fundingPackage}>
            <PrintList list={fundingList} />
          </TextSection>
        </Columns>
      </Section>
      <NextStep {...indirectActions} />
    </Page>
  );
}
