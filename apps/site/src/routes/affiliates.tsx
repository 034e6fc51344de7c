import { affiliates, partnership } from '@milepost/domain/content/affiliates';
import { Grid } from '@milepost/ui/Grid';
import { KeyIcon, ShieldIcon, WrenchIcon } from '@milepost/ui/Icon';
import { InfoCard } from '@milepost/ui/InfoCard';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../features/cards/looks.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/affiliates')({ component: Affiliates });

const cards = withLooks(affiliates, [
  { icon: KeyIcon, background: 'tint1' },
  { icon: ShieldIcon, background: 'tint3' },
  { icon: WrenchIcon, background: 'tint2' },
]);

function Affiliates() {
  return (
    <Page path="/affiliates">
      <Section space="compact">
        <Stack gap="xl">
          <Grid>
            {cards.map(({ name, kind, icon: Icon, background, text, offers }) => (
              <InfoCard
                key={name}
                heading={name}
                headingLevel={2}
                background={background}
                icon={<Icon size="medium" />}
              >
                <strong>{kind}</strong>
                <p>{text}</p>
                <List>
                  {offers.map((offer) => (
                    <ListItem key={offer} marker="check">
                      {offer}
                    </ListItem>
                  ))}
                </List>
              </InfoCard>
            ))}
          </Grid>
          <Panel heading={partnership.heading} background="panel">
            <Text>{partnership.text}</Text>
            <Text>
              <Words line={partnership.contact} />
            </Text>
          </Panel>
        </Stack>
      </Section>
    </Page>
  );
}
