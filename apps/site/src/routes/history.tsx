import { story } from '@milepost/domain/content/history';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { statement } from '../features/story/StoryHeader.css.ts';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { HistoryRoad } from './-history/HistoryRoad.tsx';

export const Route = createFileRoute('/history')({ component: History });

function History() {
  return (
    <Page header={<StoryHeader scene="office" sign={1} />}>
      <Section space="compact">
        <Columns>
          <TextSection heading={story.heading}>
            <p className={statement}>{story.statement}</p>
          </TextSection>
          <RichText body={story.body} />
        </Columns>
      </Section>
      <Section background="surface">
        <HistoryRoad />
      </Section>
    </Page>
  );
}
