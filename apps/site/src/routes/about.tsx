import {
  aboutActions,
  aboutMore,
  aboutStory,
  aboutValues,
  companyFigures,
} from '@milepost/domain/content/about';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { DocumentIcon, HandshakeIcon, PhoneIcon, RoadIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { LinkRows } from '../features/cards/LinkRows.tsx';
import { withLooks } from '../features/cards/looks.ts';
import { NextStep } from '../features/cards/NextStep.tsx';
import { PointRows } from '../features/cards/Points.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/about')({ component: About });

const values = withLooks(aboutValues.points, [
  { icon: DocumentIcon, background: 'tint1' },
  { icon: HandshakeIcon, background: 'tint2' },
  { icon: PhoneIcon, background: 'tint3' },
  { icon: RoadIcon, background: 'tint4' },
]);

function About() {
  return (
    <Page path="/about" scene="office">
      <Section space="compact">
        <Columns template="main-aside">
          <Stack gap="l">
            <Heading level={2}>{aboutStory.heading}</Heading>
            <RichText body={aboutStory.body} />
          </Stack>
          <Card background="panel">
            <Stack gap="xl">
              {companyFigures.map((figure) => (
                <Figure key={figure.label} {...figure} />
              ))}
            </Stack>
          </Card>
        </Columns>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>{aboutValues.heading}</Heading>
          <PointRows points={values} />
        </Stack>
      </Section>
      <Section>
        <Stack gap="xl">
          <Heading level={2}>{aboutMore.heading}</Heading>
          <LinkRows links={aboutMore.links} />
        </Stack>
      </Section>
      <NextStep {...aboutActions} />
    </Page>
  );
}
