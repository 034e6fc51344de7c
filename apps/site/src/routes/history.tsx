import { future, story, timeline, timelineHeading } from '@milepost/domain/content/history';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Timeline, TimelineEntry } from '@milepost/ui/Timeline';
import { createFileRoute } from '@tanstack/react-router';
import { RichText } from '../features/content/RichText.tsx';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/history')({ component: History });

function History() {
  return (
    <Page path="/history">
      <Section space="compact">
        <Columns template="main-aside">
          <Stack gap="l">
            <Heading level={2}>{story.heading}</Heading>
            <RichText body={story.body} />
          </Stack>
          <Card ground="pineDark">
            <Heading level={2} size="h3">
              {future.heading}
            </Heading>
            <RichText body={future.body} />
          </Card>
        </Columns>
      </Section>
      <Section ground="surface">
        <Stack gap="xxl">
          <Heading level={2}>{timelineHeading}</Heading>
          <Timeline>
            {timeline.map(({ year, title, event }) => (
              <TimelineEntry key={year} year={year} heading={title}>
                {event}
              </TimelineEntry>
            ))}
          </Timeline>
        </Stack>
      </Section>
    </Page>
  );
}
