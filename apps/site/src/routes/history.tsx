import { story } from '@milepost/domain/content/history';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { Page } from '../layout/Page.tsx';
import { HistoryRoad } from './-history/HistoryRoad.tsx';

export const Route = createFileRoute('/history')({ component: History });

function History() {
  return (
    <Page header={<StoryHeader scene="office" sign={1} />}>
      <Section space="compact">
        <Columns>
          <Heading level={2}>{story.heading}</Heading>
          <RichText body={story.body} />
        </Columns>
      </Section>
      <Section background="surface">
        <HistoryRoad />
      </Section>
    </Page>
  );
}
