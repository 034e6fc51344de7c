import { noCreditCards, paymentNext } from '@milepost/domain/content/payment';
import { hostedPaymentWords } from '@milepost/domain/content/payment-hosted';
import { hostedPaymentForm } from '@milepost/domain/forms/hosted-payment';
import type { Cost } from '@milepost/domain/tools/fee-finder';
import { Callout } from '@milepost/ui/Callout';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { Panel } from '../features/cards/Panel.tsx';
import { FormCard } from '../features/form/FormCard.tsx';
import { Page } from '../layout/Page.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { useRemembered } from '../navigation/remembered.tsx';
import { Amount } from './-payment/Amount.tsx';
import { SetDebitCost } from './-payment/debitCost.ts';
import { NotOnline } from './-payment/NotOnline.tsx';
import { OtherWays } from './-payment/OtherWays.tsx';
import { PaymentForm } from './-payment/PaymentForm.tsx';
import { PriceBoard } from './-payment/PriceBoard.tsx';

export const Route = createFileRoute('/payment')({ component: Payment });

const FeeFinder = lazyPart(async () => (await import('./-payment/FeeFinder.tsx')).FeeFinder, {
  when: 'touch',
});

function Payment() {
  const [debitCost, setDebitCost] = useRemembered<Cost | undefined>('debit cost', () => undefined);
  if (import.meta.env.PAYMENT_OUTCOME === 'off') {
    return (
      <NotOnline>
        <FeeFinder />
      </NotOnline>
    );
  }
  return (
    <Page scene="kitchen">
      <Section space="compact">
        <Stack gap="xl">
          <PriceBoard />
          <Columns template="main-aside">
            {import.meta.env.PAYMENT_OUTCOME === 'hosted' ? (
              <FormCard
                form={hostedPaymentForm}
                heading={hostedPaymentWords.heading}
                lead={hostedPaymentWords.lead}
                money={Amount}
              />
            ) : (
              <PaymentForm debitCost={debitCost} />
            )}
            <Stack as="aside" gap="l">
              <Callout tone="warning">{noCreditCards}</Callout>
              <Panel
                {...(import.meta.env.PAYMENT_OUTCOME === 'hosted'
                  ? hostedPaymentWords.next
                  : paymentNext)}
                background="sunken"
              />
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
