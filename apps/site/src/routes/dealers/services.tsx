import { services } from '@milepost/domain/content/dealer-services';
import { Columns } from '@milepost/ui/Columns';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../../features/cards/Panel.tsx';
import { TextTable } from '../../features/text/TextTable.tsx';
import { Words } from '../../features/text/Words.tsx';
import { Page } from '../../layout/Page.tsx';
import { unbroken } from '../../layout/Unbroken.tsx';

export const Route = createFileRoute('/dealers/services')({ component: Services });

const { heading, text, table, line } = services;

function Services() {
  return (
    <Page>
      <Section space="compact">
        <Columns template="main-aside">
          <Stack gap="l">
            <Heading level={2}>{heading}</Heading>
            <Text tone="soft">{text}</Text>
            <TextTable table={table} isCaptionHidden />
          </Stack>
          <Panel as="aside" heading={line.heading} background="panel">
            <Figure value={<Words line={[line.phone]} />} label={unbroken(line.hours)} />
          </Panel>
        </Columns>
      </Section>
    </Page>
  );
}
