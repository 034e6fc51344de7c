import {
  dealCheckLink,
  fullSpectrumActions,
  fullSpectrumCards,
  programFeatures,
  vehicleTypes,
} from '@milepost/domain/content/dealer-full-spectrum';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { BoltIcon, ChartIcon, PeopleIcon, PercentIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { PointRows } from '../../features/cards/Points.tsx';
import { Spectrum } from '../../features/dealers/Spectrum.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Link, linkTo } from '../../frame/links.tsx';
import { Page } from '../../frame/Page.tsx';

export const Route = createFileRoute('/dealers/full-spectrum')({ component: FullSpectrum });

const cards = withLooks(fullSpectrumCards, [
  { icon: ChartIcon, background: 'tint1' },
  { icon: PercentIcon, background: 'tint2' },
  { icon: BoltIcon, background: 'tint3' },
  { icon: PeopleIcon, background: 'tint4' },
]);

function FullSpectrum() {
  return (
    <Page path="/dealers/full-spectrum">
      <Section space="compact">
        <Stack gap="xl">
          <Spectrum />
          <PointRows points={cards} />
        </Stack>
      </Section>
      <Section background="surface">
        <Columns>
          <Stack gap="l">
            <Heading level={2} size="h3">
              {programFeatures.heading}
            </Heading>
            <RichText body={programFeatures.body} />
          </Stack>
          <Stack gap="l">
            <Heading level={2} size="h3">
              {vehicleTypes.heading}
            </Heading>
            <RichText body={vehicleTypes.body} />
            <Link variant="standalone" {...linkTo(dealCheckLink)}>
              {dealCheckLink.text}
            </Link>
          </Stack>
        </Columns>
      </Section>
      <NextStep {...fullSpectrumActions} />
    </Page>
  );
}
