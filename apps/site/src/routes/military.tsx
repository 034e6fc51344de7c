import { militaryLegal, militaryPoints, militarySections } from '@milepost/domain/content/military';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { FigureColumns } from '../features/cards/FigureColumns.tsx';
import { Panel } from '../features/cards/Panel.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { stays } from '../features/text/stays.css.ts';
import { TextSections } from '../features/text/TextSections.tsx';
import { Page } from '../frame/Page.tsx';
import { lazyOnTouch } from '../hydration/lazyOnTouch.tsx';

export const Route = createFileRoute('/military')({ component: Military });

const [whatItIs, who, how, next, reachUs] = militarySections;

const Helper = lazyOnTouch(
  'helper',
  async () => (await import('../features/military/Helper.tsx')).Helper,
);

function Military() {
  return (
    <Page path="/military" scene="service">
      <Section space="compact">
        <Stack gap="xxl">
          <FigureColumns figures={militaryPoints} />
          <Columns template="main-aside">
            <Stack gap="xxl">
              <TextSections sections={[whatItIs, who]} />
              <div id="helper">
                <Helper />
              </div>
              <TextSections sections={[how, next]} />
              <RichText body={militaryLegal.body} />
              <SampleNotice />
            </Stack>
            <div className={stays}>
              <Panel heading={reachUs.heading} id={reachUs.id} background="panel">
                <RichText body={reachUs.body} />
              </Panel>
            </div>
          </Columns>
        </Stack>
      </Section>
    </Page>
  );
}
