import { accessibility } from '@milepost/domain/content/accessibility';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { Revised } from '../features/text/Revised.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityStatement });

const [commitment, standard, measures, limits, testedWith, feedback] = accessibility.sections;

function AccessibilityStatement() {
  return (
    <Page>
      <Section space="compact">
        <Columns template="main-aside">
          <Stack gap="l" as="section" id={commitment.id}>
            <Heading level={2}>{commitment.heading}</Heading>
            <Text size="lead">{commitment.body}</Text>
          </Stack>
          <Panel as="section" {...standard} background="tint2" />
        </Columns>
      </Section>
      <Section background="surface">
        <Columns template="main-aside">
          <Stack gap="xl" as="section" id={measures.id}>
            <Heading level={2}>{measures.heading}</Heading>
            <List gap="l">
              {measures.body[0].list.map((line) => (
                <ListItem key={line} marker="check">
                  {line}
                </ListItem>
              ))}
            </List>
          </Stack>
          <Stack gap="l">
            <Panel as="section" {...limits} background="tint1" />
            <Panel as="section" {...testedWith} background="sunken" />
          </Stack>
        </Columns>
      </Section>
      <Section>
        <Stack gap="xl">
          <Panel as="section" {...feedback} background="panel" />
          <Revised date={accessibility.revised} />
        </Stack>
      </Section>
    </Page>
  );
}
