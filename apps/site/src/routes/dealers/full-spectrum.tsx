import {
  fullSpectrumActions,
  fullSpectrumCards,
  programFeatures,
  vehicleTypes,
} from '@milepost/domain/content/dealer-full-spectrum';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { Panel } from '../../features/cards/Panel.tsx';
import { PointCards } from '../../features/cards/Points.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Page } from '../../frame/Page.tsx';

export const Route = createFileRoute('/dealers/full-spectrum')({ component: FullSpectrum });

function FullSpectrum() {
  return (
    <Page path="/dealers/full-spectrum">
      <Section space="compact">
        <PointCards
          points={fullSpectrumCards}
          headingLevel={2}
          itemWidth="medium"
          backgrounds={['tint1', 'tint2', 'tint3', 'tint4']}
        />
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
