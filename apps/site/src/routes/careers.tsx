import {
  applyLink,
  contactHr,
  equalEmployment,
  hiringSteps,
  jobOpenings,
  openingsSection,
  whyWorkHere,
} from '@milepost/domain/content/careers';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { InfoCard } from '@milepost/ui/InfoCard';
import { LinkButton } from '@milepost/ui/LinkButton';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { PointCards } from '../features/content/Points.tsx';
import { RichText } from '../features/content/RichText.tsx';
import { SampleNotice } from '../features/content/SampleNotice.tsx';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/careers')({ component: Careers });

function Careers() {
  return (
    <Page path="/careers">
      <Section space="compact">
        <Stack gap="l">
          <Heading level={2}>{openingsSection.heading}</Heading>
          <Text tone="soft">{openingsSection.lead}</Text>
          <Grid itemWidth="large">
            {jobOpenings.map((job) => (
              <InfoCard
                key={job.title}
                heading={job.title}
                action={
                  <LinkButton variant="outline" {...applyTo(job)}>
                    Apply Now
                  </LinkButton>
                }
              >
                <DescriptionList>
                  <DescriptionItem term="Department">{job.department}</DescriptionItem>
                  <DescriptionItem term="Location">{job.location}</DescriptionItem>
                  <DescriptionItem term="Type">{job.type}</DescriptionItem>
                </DescriptionList>
              </InfoCard>
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section ground="surface">
        <Stack gap="xl">
          <Heading level={2}>{whyWorkHere.heading}</Heading>
          <PointCards points={whyWorkHere.points} grounds={['amber', 'pine', 'sky', 'lilac']} />
        </Stack>
      </Section>
      <Section>
        <Columns template="main-aside">
          <Stack gap="l">
            <Heading level={2}>{hiringSteps.heading}</Heading>
            <RichText body={hiringSteps.body} />
            <Text size="small" tone="soft">
              {equalEmployment.text}
            </Text>
            <SampleNotice />
          </Stack>
          <Card ground="pineDark">
            <Heading level={2} size="h3">
              {contactHr.heading}
            </Heading>
            <Text>{contactHr.text}</Text>
            <LinkButton variant="primary" href={contactHr.link.to}>
              {contactHr.link.text}
            </LinkButton>
          </Card>
        </Columns>
      </Section>
    </Page>
  );
}
