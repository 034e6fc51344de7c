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
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { PointList } from '../../features/cards/Points.tsx';
import { Limits } from '../../features/dealers/Limits.tsx';
import { TextSection } from '../../features/text/TextSection.tsx';
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
          <Limits />
          <Text size="small" tone="soft">
            {programDetails.note}
          </Text>
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
              <PointList points={benefits} iconBackground="tint2" />
            </Stack>
          </Stack>
          <div id="funding-package">
            <FundingPackage />
          </div>
        </Columns>
      </Section>
      <NextStep {...indirectActions} />
    </Page>
  );
}
