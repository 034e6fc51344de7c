import { executives, leadershipPhilosophy } from '@milepost/domain/content/executives';
import { Grid } from '@milepost/ui/Grid';
import { PersonCard } from '@milepost/ui/PersonCard';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/executives')({ component: Executives });

const tints = ['tint2', 'tint1', 'tint3', 'tint4', 'tint5'] as const;

function Executives() {
  return (
    <Page path="/executives">
      <Section space="compact">
        <Stack gap="xl">
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
          <Panel heading={leadershipPhilosophy.heading} background="panel">
            <RichText body={leadershipPhilosophy.body} />
          </Panel>
        </Stack>
      </Section>
    </Page>
  );
}
