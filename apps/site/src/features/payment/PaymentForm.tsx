import type { Cost } from '@milepost/domain/content/fee-finder';
import { partFailed } from '@milepost/domain/content/loading';
import { paymentHints } from '@milepost/domain/content/payment';
import {
  type PaymentMethod,
  paymentForm,
  paymentMethods,
  paymentMethodsLabel,
} from '@milepost/domain/forms/payment';
import { brandOf } from '@milepost/domain/input/card';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKept } from '../../frame/kept.tsx';
import { useLoaded } from '../../hydration/useLoaded.ts';
import { Amount } from '../controls/Amount.tsx';
import { MailForm, type MailFormHandle } from '../form/MailForm.tsx';
import type { Answers } from '../form/tools.ts';
import { AchPermission } from './AchPermission.tsx';
import { inLine } from './Help.css.ts';
import { Summary } from './Summary.tsx';

const loadCheckHelp = async () => (await import('./CheckHelp.tsx')).CheckHelp;
const loadCodeHelp = async () => (await import('./CodeHelp.tsx')).CodeHelp;

/** Props of PaymentForm. */
export interface PaymentFormProps {
  /** What a card payment costs where the visitor is, as far as that is known. */
  readonly debitCost: Cost | undefined;
  readonly onReceipt: (receipt: ReactNode) => void;
}

/** One form for both methods, so that changing the method keeps the account number and the amount. */
export function PaymentForm({ debitCost, onReceipt }: PaymentFormProps) {
  const [method, setMethod] = useKept<PaymentMethod>(
    'payment method',
    () => paymentMethods[0].value,
  );
  const [answers, setAnswers] = useState<Answers>({});
  const [focused, setFocused] = useState('');
  const form = useRef<MailFormHandle>(null);

  const payFromBank = () => {
    flushSync(() => setMethod('ach'));
    form.current?.focus('routingNumber');
  };

  return (
    <Tabs selectedKey={method} onSelectionChange={(key) => setMethod(key as PaymentMethod)}>
      <TabList label={paymentMethodsLabel} variant="pill">
        {paymentMethods.map(({ value, label }) => (
          <Tab key={value} id={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={method}>
        <Stack
          onFocus={({ target }) => setFocused(target.getAttribute('name') ?? '')}
          onBlur={() => setFocused('')}
        >
          <MailForm
            ref={form}
            form={paymentForm}
            money={Amount}
            given={{ paymentMethod: method }}
            onReceipt={onReceipt}
            onAnswers={setAnswers}
            below={{
              cardNumber: (
                <Text as="div" size="small" weight="medium" role="status">
                  {brandOf(answers.cardNumber ?? '')}
                </Text>
              ),
              cvv: (
                <>
                  <Text size="small" tone="soft">
                    {paymentHints.codeStays}
                  </Text>
                  <Help heading={paymentHints.whereIsCode} load={loadCodeHelp} />
                </>
              ),
              bankAccountNumber: (
                <Help
                  heading={paymentHints.whereAreNumbers}
                  load={loadCheckHelp}
                  highlight={highlights[focused]}
                />
              ),
            }}
          >
            {method === 'ach' && <AchPermission answers={answers} />}
            <Summary
              method={method}
              amount={Number(answers.amount ?? 0)}
              cost={debitCost}
              onUseBank={payFromBank}
            />
          </MailForm>
        </Stack>
      </TabPanel>
    </Tabs>
  );
}

type Highlight = 'routing' | 'account' | undefined;

const highlights: Readonly<Record<string, Highlight>> = {
  routingNumber: 'routing',
  bankAccountNumber: 'account',
};

interface HelpProps {
  readonly heading: string;
  /** The same function for good. */
  readonly load: () => Promise<ComponentType<{ readonly highlight?: Highlight }>>;
  readonly highlight?: Highlight;
}

/** Where to find a number; the drawing is loaded once it is opened. */
function Help({ heading, load, highlight }: HelpProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(1);
  const { value: Content, hasFailed } = useLoaded(load, isOpen && tries);
  return (
    <Stack gap="s" align="start">
      <div className={inLine}>
        <NativeButton
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => (hasFailed ? setTries(tries + 1) : setOpen(!isOpen))}
        >
          {heading}
        </NativeButton>
      </div>
      <div id={id}>
        {isOpen && Content && <Content highlight={highlight} />}
        {hasFailed && <Text role="alert">{partFailed}</Text>}
      </div>
    </Stack>
  );
}
