import type { Cost } from '@milepost/domain/content/fee-finder';
import { noCreditCards, paymentNext } from '@milepost/domain/content/payment';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { WithReceipt } from '../features/form/WithReceipt.tsx';
import { SetDebitCost } from '../features/payment/debitCost.ts';
import { PaymentForm } from '../features/payment/PaymentForm.tsx';
import { PriceBoard } from '../features/payment/PriceBoard.tsx';
import { useKept } from '../frame/kept.tsx';
import { Page } from '../frame/Page.tsx';
import { lazyOnTouch } from '../hydration/lazyOnTouch.tsx';

export const Route = createFileRoute('/payment')({ component: Payment });

const OtherWays = lazyOnTouch(
  'other-ways',
  async () => (await import('../features/payment/OtherWays.tsx')).OtherWays,
);
const FeeFinder = lazyOnTouch(
  'fees',
  async () => (await import('../features/payment/FeeFinder.tsx')).FeeFinder,
);

function Payment() {
  const [debitCost, setDebitCost] = useKept<Cost | undefined>('debit cost', () => undefined);
  return (
    <Page path="/payment" scene="kitchen">
      <Section space="compact">
        <Stack gap="xl">
          <PriceBoard />
          <Columns template="main-aside">
            <WithReceipt>
              {(onReceipt) => (
                <Card>
                  <PaymentForm debitCost={debitCost} onReceipt={onReceipt} />
                </Card>
              )}
            </WithReceipt>
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
