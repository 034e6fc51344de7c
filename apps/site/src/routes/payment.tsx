import { noCreditCards } from '@milepost/domain/content/payment';
import { hostedPaymentWords } from '@milepost/domain/content/payment-hosted';
import { hostedPaymentForm } from '@milepost/domain/forms/hosted-payment';
import type { Cost } from '@milepost/domain/tools/fee-finder';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { FormCard } from '../features/form/FormCard.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { useRemembered } from '../navigation/remembered.tsx';
import { Amount } from './-payment/Amount.tsx';
import { SetDebitCost } from './-payment/debitCost.ts';
import { Prices } from './-payment/Methods.tsx';
import { NotOnline } from './-payment/NotOnline.tsx';
import { OtherWays } from './-payment/OtherWays.tsx';
import { PaymentForm } from './-payment/PaymentForm.tsx';

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
    <Page size="compact">
      <Section space="tight">
        {import.meta.env.PAYMENT_OUTCOME === 'hosted' ? (
          <FormCard
            form={hostedPaymentForm}
            heading={hostedPaymentWords.heading}
            lead={hostedPaymentWords.lead}
            money={Amount}
            aside={
              <Stack gap="m">
                <Prices />
                <Text>{noCreditCards}</Text>
              </Stack>
            }
            next={<TextSection {...hostedPaymentWords.next} size="h4" />}
          />
        ) : (
          <PaymentForm debitCost={debitCost} />
        )}
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
