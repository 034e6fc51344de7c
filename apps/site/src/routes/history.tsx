import { future, story, timeline, timelineHeading } from '@milepost/domain/content/history';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Timeline, TimelineEntry } from '@milepost/ui/Timeline';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/history')({ component: History });

function History() {
  return (
    <Page path="/history" scene="office">
      <Section space="compact">
        <Columns template="main-aside" align="center">
          <Stack gap="l">
            <Heading level={2}>{story.heading}</Heading>
            <RichText body={story.body} />
          </Stack>
        </Columns>
      </Section>
      <Section background="surface">
        <Columns template="main-aside">
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
          <Panel heading={future.heading} background="panel">
            <RichText body={future.body} />
          </Panel>
        </Columns>
      </Section>
    </Page>
  );
}
