import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/faq')({ component: Faq });

function Faq() {
  return (
    <Page path="/faq">
      <Section space="compact">
        <Text>This page is being written.</Text>
      </Section>
    </Page>
  );
}
