import { militaryLegal, militarySections } from '@milepost/domain/content/military';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Step, Steps } from '@milepost/ui/Steps';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../layout/Page.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import * as styles from './-military/RateLimit.css.ts';
import { RateLimit } from './-military/RateLimit.tsx';

export const Route = createFileRoute('/military')({ component: Military });

const [whatItIs, who, how, next, reachUs] = militarySections;
const [{ steps }, when] = how.body;

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
        <Columns>
          <TextSection {...whatItIs} />
          <TextSection {...who} />
        </Columns>
      </Section>
      <Section>
        <Columns template="main-aside" align="stretch">
          <div id="helper" className={styles.asHigh}>
            <Helper />
          </div>
          <div>
            <Panel {...reachUs} background="tint2" />
          </div>
        </Columns>
      </Section>
      <Section id={how.id} background="surface">
        <Stack gap="xl">
          <Heading level={2}>{how.heading}</Heading>
          <Steps>
            {steps.map(([{ strong }, ...rest]) => (
              <Step key={strong} heading={strong}>
                <Words line={rest} />
              </Step>
            ))}
          </Steps>
          <Text>{when}</Text>
        </Stack>
      </Section>
      <Section>
        <Columns>
          <TextSection {...next} />
          <Stack gap="l">
            <RichText body={militaryLegal.body} />
            <SampleNotice />
          </Stack>
        </Columns>
      </Section>
    </Page>
  );
}
