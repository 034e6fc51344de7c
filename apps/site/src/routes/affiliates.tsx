import { affiliates, partnership } from '@milepost/domain/content/affiliates';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Divider } from '@milepost/ui/Divider';
import { Heading } from '@milepost/ui/Heading';
import { IconTile, KeyIcon, ShieldIcon, WrenchIcon } from '@milepost/ui/Icon';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Fragment } from 'react';
import { withLooks } from '../features/cards/looks.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/affiliates')({ component: Affiliates });

const cards = withLooks(affiliates, [
  { icon: KeyIcon, background: 'tint1' },
  { icon: ShieldIcon, background: 'tint3' },
  { icon: WrenchIcon, background: 'tint2' },
]);

function Affiliates() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="xl">
          {cards.map(({ name, kind, icon: Icon, background, text, offers }) => (
            <Fragment key={name}>
              <Columns>
                <Stack gap="l" align="start">
                  <IconTile background={background}>
                    <Icon size="medium" />
                  </IconTile>
                  <Heading level={2}>{name}</Heading>
                  <Text weight="bold">{kind}</Text>
                  <Text tone="soft">{text}</Text>
                </Stack>
                <Card background="sunken">
                  <List gap="m">
                    {offers.map((offer) => (
                      <ListItem key={offer} marker="check">
                        {offer}
                      </ListItem>
                    ))}
                  </List>
                </Card>
              </Columns>
              <Divider variant="dashed" />
            </Fragment>
          ))}
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
