import { militaryLegal, militarySections } from '@milepost/domain/content/military';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { Reference } from '../features/text/Contents.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../layout/Page.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { RateLimit } from './-military/RateLimit.tsx';

export const Route = createFileRoute('/military')({ component: Military });

const [whatItIs, who, howToAsk, next, reachUs] = militarySections;
const [{ steps }, when] = howToAsk.body;

const Helper = lazyPart(async () => (await import('./-military/Helper.tsx')).Helper, {
  when: 'touch',
});

function Military() {
  return (
    <Page header={<StoryHeader scene="service" />}>
      <Section space="compact">
        <RateLimit />
      </Section>
      <Section background="surface">
        <Reference sections={militarySections}>
          <TextSection {...whatItIs} />
          <TextSection {...who} />
          <section id={howToAsk.id} aria-labelledby="how-heading">
            <Stack gap="xl">
              <Heading level={2} size="h3" id="how-heading">
                {howToAsk.heading}
              </Heading>
              <Steps>
                {steps.map(([{ strong }, ...rest]) => (
                  <Step key={strong} heading={strong}>
                    <Words line={rest} />
                  </Step>
                ))}
              </Steps>
              <Text>{when}</Text>
            </Stack>
          </section>
          <div id="helper">
            <Helper />
          </div>
          <TextSection {...next} />
          <TextSection {...reachUs} />
          <Stack gap="l">
            <RichText body={militaryLegal.body} />
            <SampleNotice />
          </Stack>
        </Reference>
      </Section>
    </Page>
  );
}
