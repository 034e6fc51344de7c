import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/payment')({ component: Payment });

function Payment() {
  return (
    <Page path="/payment">
      <Section space="compact">
        <Text>This page is being written.</Text>
      </Section>
    </Page>
  );
}
