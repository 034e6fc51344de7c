import {
  fullSpectrumActions,
  fullSpectrumCards,
  programFeatures,
  vehicleTypes,
} from '@milepost/domain/content/dealer-full-spectrum';
import { Columns } from '@milepost/ui/Columns';
import { BoltIcon, ChartIcon, PeopleIcon, PercentIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { Panel } from '../../features/cards/Panel.tsx';
import { PointCards } from '../../features/cards/Points.tsx';
import { RichText } from '../../features/text/RichText.tsx';
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
        <PointCards points={cards} headingLevel={2} itemWidth="medium" />
      </Section>
      <Section background="surface">
        <Columns align="stretch">
          {[programFeatures, vehicleTypes].map(({ heading, body }) => (
            <Panel key={heading} heading={heading} background="sunken">
              <RichText body={body} />
            </Panel>
          ))}
        </Columns>
      </Section>
      <NextStep {...fullSpectrumActions} />
    </Page>
  );
}
