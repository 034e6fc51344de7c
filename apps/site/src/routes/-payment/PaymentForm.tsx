import {
  noCreditCards,
  paymentCards,
  paymentHints,
  paymentNext,
} from '@milepost/domain/content/payment';
import type { Form } from '@milepost/domain/forms';
import {
  type PaymentField,
  type PaymentMethod,
  paymentForm,
  paymentMethods,
  readPaymentAmount,
} from '@milepost/domain/forms/payment';
import type { Payment } from '@milepost/domain/forms/payment.rules';
import { paymentFormWithoutCode } from '@milepost/domain/forms/payment-without-code';
import { brandOf } from '@milepost/domain/input/card';
import type { MailablePayment } from '@milepost/domain/mail/payment';
import type { Cost } from '@milepost/domain/tools/fee-finder';
import { Button } from '@milepost/ui/Button';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answers } from '../../features/form/attempt.ts';
import { WithReceipt } from '../../features/form/FormCard.tsx';
import { FormView } from '../../features/form/FormView.tsx';
import { RestoredChoice } from '../../features/form/RestoredChoice.tsx';
import { type FormHandle, useForm } from '../../features/form/useForm.ts';
import { TextSection } from '../../features/text/TextSection.tsx';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { useRemembered } from '../../navigation/remembered.tsx';
import { AchPermission } from './AchPermission.tsx';
import { Amount } from './Amount.tsx';
import { BankForm } from './BankForm.tsx';
import { inLine, line } from './Help.css.ts';
import { Methods } from './Methods.tsx';
import { Summary } from './Summary.tsx';

const CheckHelp = lazyPart(async () => (await import('./CheckHelp.tsx')).CheckHelp);
const CodeHelp = lazyPart(async () => (await import('./CodeHelp.tsx')).CodeHelp);

type Definition = Form<PaymentField, Payment | MailablePayment, Cost> & { readonly id: 'payment' };

export interface PaymentFormProps {
  /** The cost of a card payment in the visitor's state, if it is known. */
  readonly debitCost: Cost | undefined;
}

/**
 * One form for both methods, so that changing the method keeps the account number and the amount.
 */
export function PaymentForm({ debitCost }: PaymentFormProps) {
  const [method, setMethod] = useRemembered<PaymentMethod>(
    'payment method',
    () => paymentMethods[0].value,
  );
  const [answers, setAnswers] = useState<Answers>({});
  const [focused, setFocused] = useState('');
  const handle = useRef<FormHandle>(null);
  const definition: Definition =
    import.meta.env.PAYMENT_SECURITY_CODE === 'left-out' ? paymentFormWithoutCode : paymentForm;
  const form = useForm(definition, {
    ref: handle,
    given: { paymentMethod: method },
    onAnswers: setAnswers,
    shown: debitCost,
  });

  const amount = readPaymentAmount((form.sentHere?.answers ?? answers).amount);

  const choose = (key: string) => setMethod(key as PaymentMethod);
  const payFromBank = () => {
    flushSync(() => setMethod('ach'));
    handle.current?.focus('routingNumber');
  };

  return (
    <WithReceipt form={form}>
      <RestoredChoice name="payment-method" value={method} onRestore={choose} />
      <Tabs selectedKey={method} onSelectionChange={choose}>
        <Stack gap="xs">
          <Methods />
          <Text size="small" tone="soft">
            {noCreditCards}
          </Text>
        </Stack>
        <TabPanel
          id={method}
          onFocus={({ target }) => setFocused(target.getAttribute('name') ?? '')}
          onBlur={() => setFocused('')}
        >
          <FormView
            money={Amount}
            form={form}
            lead={
              <noscript>
                {import.meta.env.SSR && <Heading level={2}>{paymentCards[0].title}</Heading>}
              </noscript>
            }
            below={{
              cardNumber: (
                <Text as="div" size="small" weight="medium" aria-live="polite">
                  {brandOf(answers.cardNumber ?? '')}
                </Text>
              ),
              cvv: (
                <Help heading={paymentHints.whereIsCode} note={paymentHints.codeStays}>
                  <CodeHelp />
                </Help>
              ),
              bankAccountNumber: (
                <Help heading={paymentHints.whereAreNumbers}>
                  <CheckHelp highlight={highlights[focused]} />
                </Help>
              ),
            }}
            next={<TextSection {...paymentNext} size="h4" />}
            stub={
              <Summary
                method={method}
                amount={amount ?? 0}
                cost={debitCost}
                onUseBank={payFromBank}
              />
            }
          >
            {method === 'ach' && <AchPermission answers={answers} amount={amount} />}
          </FormView>
        </TabPanel>
      </Tabs>
      {import.meta.env.SITE_HOST !== 'static' && (
        <noscript>{import.meta.env.SSR && <BankForm />}</noscript>
      )}
    </WithReceipt>
  );
}

const highlights: Readonly<Record<string, 'routing' | 'account'>> = {
  routingNumber: 'routing',
  bankAccountNumber: 'account',
};

interface HelpProps {
  readonly heading: string;
  /** Shown before the heading. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Shows where to find a number. The drawing is loaded when it is opened. */
function Help({ heading, note, children }: HelpProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="s">
      <div className={line}>
        {note && (
          <Text size="small" tone="soft">
            {note}
          </Text>
        )}
        <div className={inLine}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {heading}
          </Button>
        </div>
      </div>
      <div id={id}>{isOpen && children}</div>
    </Stack>
  );
}
