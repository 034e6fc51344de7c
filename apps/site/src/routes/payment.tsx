import { noCreditCards, paymentNext } from '@milepost/domain/content/payment';
import type { Cost } from '@milepost/domain/tools/fee-finder';
import { Callout } from '@milepost/ui/Callout';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { Page } from '../layout/Page.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { useRemembered } from '../navigation/remembered.tsx';
import { SetDebitCost } from './-payment/debitCost.ts';
import { OtherWays } from './-payment/OtherWays.tsx';
import { PaymentForm } from './-payment/PaymentForm.tsx';
import { PriceBoard } from './-payment/PriceBoard.tsx';

export const Route = createFileRoute('/payment')({ component: Payment });

const FeeFinder = lazyPart(async () => (await import('./-payment/FeeFinder.tsx')).FeeFinder, {
  when: 'touch',
});

function Payment() {
  const [debitCost, setDebitCost] = useRemembered<Cost | undefined>('debit cost', () => undefined);
  return (
    <Page scene="kitchen">
      <Section space="compact">
        <Stack gap="xl">
          <PriceBoard />
          <Columns template="main-aside">
            <PaymentForm debitCost={debitCost} />
            <Stack as="aside" gap="l">
              <Callout tone="warning">{noCreditCards}</Callout>
              <Panel {...paymentNext} background="sunken" />
            </Stack>
          </Columns>
        </Stack>
      </Section>
      <Section id="other-ways" background="surface">
        <OtherWays />
      </Section>
      <Section id="fees">
        <SetDebitCost value={setDebitCost}>
          <FeeFinder />
        </SetDebitCost>
      </Section>
    </Page>
  );
}
