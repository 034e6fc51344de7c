import {
  applyLink,
  contactHr,
  equalEmployment,
  hiringSteps,
  type JobOpening,
  jobOpenings,
  openingsSection,
  whyWorkHere,
} from '@milepost/domain/content/careers';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { ClockIcon, GraduationIcon, HeartIcon, TrendUpIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { actions } from '../features/cards/actions.css.ts';
import { withLooks } from '../features/cards/looks.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { PointRows } from '../features/cards/Points.tsx';
import { plainList } from '../features/cards/plainList.ts';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { SectionHead } from '../features/text/SectionHead.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { LinkButton, linkTo } from '../navigation/links.tsx';
import * as styles from './-careers/Jobs.css.ts';

export const Route = createFileRoute('/careers')({ component: Careers });

const reasons = withLooks(whyWorkHere.points, [
  { icon: GraduationIcon },
  { icon: HeartIcon },
  { icon: ClockIcon },
  { icon: TrendUpIcon },
]);

function Careers() {
  return (
    <Page header={<StoryHeader scene="work" />}>
      <Section space="compact">
        <Stack gap="xl">
          <SectionHead heading={openingsSection.heading} lead={openingsSection.lead} />
          <ul {...plainList}>
            {jobOpenings.map((opening) => (
              <li key={opening.title} className={styles.job}>
                <Stack gap="s">
                  <Heading level={3} size="h4">
                    {opening.title}
                  </Heading>
                  <Text tone="soft">
                    {opening.department}, {opening.type.toLowerCase()}
                  </Text>
                </Stack>
                <Text>{opening.location}</Text>
                <Apply job={opening} />
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>{whyWorkHere.heading}</Heading>
          <PointRows points={reasons} />
        </Stack>
      </Section>
      <Section>
        <Stack gap="xl">
          <Columns template="main-aside">
            <TextSection {...hiringSteps} size="h2">
              <Text size="small" tone="soft">
                {equalEmployment.text}
              </Text>
            </TextSection>
            <Panel heading={contactHr.heading} background="panel">
              <Text>{contactHr.text}</Text>
              <div className={actions}>
                <LinkButton variant="primary" to={contactHr.link.to}>
                  {contactHr.link.text}
                </LinkButton>
              </div>
            </Panel>
          </Columns>
          <SampleNotice />
        </Stack>
      </Section>
    </Page>
  );
}

function Apply({ job }: { readonly job: JobOpening }) {
  const apply = applyLink(job);
  return (
    <LinkButton
      variant="outline"
      size="small"
      {...linkTo(apply)}
      aria-label={`${apply.text}: ${job.title}`}
    >
      {apply.text}
    </LinkButton>
  );
}
