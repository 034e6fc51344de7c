import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/account')({ component: Account });

function Account() {
  return (
    <Page path="/account">
      <Section space="compact">
        <Text>This page is being written.</Text>
      </Section>
    </Page>
  );
}
