import { dealCheckLink } from '@milepost/domain/content/dealer-full-spectrum';
import {
  howIndirectWorks,
  indirectActions,
  indirectBenefits,
  indirectBenefitsHeading,
  programDetails,
} from '@milepost/domain/content/dealer-indirect';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { BoltIcon, ChartIcon, DocumentIcon, PercentIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { FigureColumns } from '../../features/cards/FigureColumns.tsx';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { Panel } from '../../features/cards/Panel.tsx';
import { PointList } from '../../features/cards/Points.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Page } from '../../frame/Page.tsx';
import { lazyOnTouch } from '../../hydration/lazyOnTouch.tsx';

export const Route = createFileRoute('/dealers/indirect')({ component: Indirect });

const benefits = withLooks(indirectBenefits, [
  { icon: BoltIcon },
  { icon: DocumentIcon },
  { icon: PercentIcon },
  { icon: ChartIcon },
]);

const FundingPackage = lazyOnTouch(
  'funding-package',
  async () => (await import('../../features/dealers/FundingPackage.tsx')).FundingPackage,
);
const DealCheck = lazyOnTouch(
  dealCheckLink.hash,
  async () => (await import('../../features/dealers/DealCheck.tsx')).DealCheck,
);

function Indirect() {
  return (
    <Page path="/dealers/indirect" scene="forecourt">
      <Section space="compact">
        <Stack gap="xl">
          <FigureColumns figures={programDetails.facts} />
          <Text size="small" tone="soft">
            {programDetails.note}
          </Text>
        </Stack>
      </Section>
      <Section background="surface">
        <Columns template="main-aside">
          <Stack gap="xxl">
            <Stack gap="l">
              <Heading level={2} size="h3">
                {howIndirectWorks.heading}
              </Heading>
              <RichText body={howIndirectWorks.body} />
            </Stack>
            <div id="funding-package">
              <FundingPackage />
            </div>
          </Stack>
          <Stack as="aside" gap="l">
            <div id={dealCheckLink.hash}>
              <DealCheck />
            </div>
            <Panel heading={indirectBenefitsHeading} background="panel">
              <PointList points={benefits} />
            </Panel>
          </Stack>
        </Columns>
      </Section>
      <NextStep {...indirectActions} />
    </Page>
  );
}
