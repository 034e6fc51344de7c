import { executives, leadershipPhilosophy } from '@milepost/domain/content/executives';
import { pages } from '@milepost/domain/content/pages';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { PageHeader } from '@milepost/ui/PageHeader';
import { PersonCard } from '@milepost/ui/PersonCard';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { RichText } from '../features/text/RichText.tsx';
import { Page, Trail } from '../layout/Page.tsx';

export const Route = createFileRoute('/executives')({ component: Executives });

const tints = ['tint2', 'tint1', 'tint3', 'tint4', 'tint5'] as const;

function Executives() {
  return (
    <Page header={<Top />}>
      <Section>
        <Grid itemWidth="large">
          {executives.map(({ name, title, initials, bio }, index) => (
            <PersonCard
              key={name}
              headingLevel={2}
              name={name}
              initials={initials}
              jobTitle={title}
              avatarBackground={tints[index % tints.length]}
            >
              {bio}
            </PersonCard>
          ))}
        </Grid>
      </Section>
    </Page>
  );
}

/** The leaders' guiding question, beside the page's heading. */
function Top() {
  const { heading, subtitle } = pages['/executives'];
  const { lead, question, body } = leadershipPhilosophy;
  return (
    <PageHeader background="panel" heading={heading} lead={subtitle} breadcrumbs={<Trail />}>
      <Card as="section" width="full">
        <Columns>
          <Stack gap="l">
            <Heading level={2} size="h4">
              {leadershipPhilosophy.heading}
            </Heading>
            <Text tone="soft">{lead}</Text>
            <Heading level={3} size="h2">
              {question}
            </Heading>
          </Stack>
          <RichText body={body} />
        </Columns>
      </Card>
    </PageHeader>
  );
}
