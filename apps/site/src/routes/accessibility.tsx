import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/accessibility')({ component: Accessibility });

function Accessibility() {
  return (
    <Page path="/accessibility">
      <Section space="compact">
        <Text>This page is being written.</Text>
      </Section>
    </Page>
  );
}
