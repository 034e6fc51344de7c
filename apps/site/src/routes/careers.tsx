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
import { ClockIcon, GraduationIcon, RoadIcon, ShieldIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Table, type TableProps } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withLooks } from '../features/cards/looks.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { PointRows } from '../features/cards/Points.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { SectionHead } from '../features/text/SectionHead.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { StoryHeader } from '../layout/StoryHeader.tsx';
import { unbroken } from '../layout/Unbroken.css.ts';
import { LinkButton, linkTo } from '../navigation/links.tsx';

export const Route = createFileRoute('/careers')({ component: Careers });

const reasons = withLooks(whyWorkHere.points, [
  { icon: GraduationIcon, background: 'tint1' },
  { icon: ShieldIcon, background: 'tint2' },
  { icon: ClockIcon, background: 'tint3' },
  { icon: RoadIcon, background: 'tint5' },
]);

const { job, department, location, type, apply } = openingsSection.columns;
const columns: TableProps<JobOpening>['columns'] = [
  { id: 'title', label: job, cell: ({ title }) => title },
  { id: 'department', label: department, cell: (opening) => opening.department },
  { id: 'location', label: location, cell: (opening) => opening.location },
  { id: 'type', label: type, cell: (opening) => <Whole>{opening.type}</Whole> },
  {
    id: 'apply',
    label: apply,
    cell: (opening) => (
      <Whole>
        <Apply job={opening} />
      </Whole>
    ),
  },
];

function Careers() {
  return (
    <Page header={<StoryHeader scene="work" />}>
      <Section space="compact">
        <Stack gap="xl">
          <SectionHead heading={openingsSection.heading} lead={openingsSection.lead} />
          <Table
            caption={openingsSection.heading}
            isCaptionHidden
            columns={columns}
            rows={jobOpenings}
            getKey={({ title }) => title}
          />
        </Stack>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>{whyWorkHere.heading}</Heading>
          <PointRows points={reasons} />
        </Stack>
      </Section>
      <Section>
        <Columns template="main-aside">
          <TextSection {...hiringSteps} size="h2">
            <Text size="small" tone="soft">
              {equalEmployment.text}
            </Text>
            <SampleNotice />
          </TextSection>
          <Panel heading={contactHr.heading} background="panel">
            <Text>{contactHr.text}</Text>
            <LinkButton variant="primary" to={contactHr.link.to}>
              {contactHr.link.text}
            </LinkButton>
          </Panel>
        </Columns>
      </Section>
    </Page>
  );
}

/** Short text that must not wrap beside wider columns. */
const Whole = ({ children }: { readonly children: ReactNode }) => (
  <span className={unbroken}>{children}</span>
);

function Apply({ job }: { readonly job: JobOpening }) {
  const apply = applyLink(job);
  return (
    <LinkButton size="small" {...linkTo(apply)} aria-label={`${apply.text}: ${job.title}`}>
      {apply.text}
    </LinkButton>
  );
}
