import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/credit-score')({ component: CreditScore });

function CreditScore() {
  return (
    <Page path="/credit-score">
      <Section space="compact">
        <Text>This page is being written.</Text>
      </Section>
    </Page>
  );
}
