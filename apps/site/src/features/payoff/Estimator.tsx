import { payoffAddress, payoffEstimate } from '@milepost/domain/content/payoff';
import {
  aboutPayoffDate,
  payoffEstimateBounds as bounds,
  describePayoff,
  payoffEstimateDays,
  standardPayoffDate,
  payoffEstimateWords as words,
} from '@milepost/domain/content/payoff-estimate';
import { company } from '@milepost/domain/facts/company';
import { isWithin } from '@milepost/domain/input/bounds';
import { localDate, readDate } from '@milepost/domain/input/date';
import { dollars, formatDate, formatRate } from '@milepost/domain/input/format';
import type { PayoffTerms } from '@milepost/domain/loan/payoff';
import { DateField } from '@milepost/ui/DateField';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Disclosure } from '@milepost/ui/Disclosure';
import { Grid } from '@milepost/ui/Grid';
import { Inline } from '@milepost/ui/Inline';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NativeButton } from '@milepost/ui/NativeButton';
import { NumberField } from '@milepost/ui/NumberField';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { useState } from 'react';
import { focusOnMount } from '../../frame/focusOnMount.ts';
import { Address } from '../contact/Address.tsx';
import { Inputs, type InputsProps } from '../print/Inputs.tsx';
import { Paper } from '../print/Paper.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { RichText } from '../text/RichText.tsx';
import { useSettled } from '../text/useSettled.ts';

/** Props of Estimator. */
export interface EstimatorProps {
  /** The date of the request above; empty where none is set. */
  readonly requestedDate: string;
  /** Puts a payoff date into the request. */
  readonly onUse: (date: string) => void;
}

/** Works out about what a payoff will be. Nothing that is typed here is sent or kept. */
export function Estimator({ requestedDate, onUse }: EstimatorProps) {
  const today = localDate(new Date());
  const [balance, setBalance] = useState<number | null>(null);
  const [apr, setApr] = useState<number | null>(null);
  const [fees, setFees] = useState<number | null>(null);
  const [asOf, setAsOf] = useState(today);
  const [ownDate, setOwnDate] = useState<string>();
  const [hasPayment, setHasPayment] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const [paymentDate, setPaymentDate] = useState('');

  const payoffDate = ownDate ?? (requestedDate || standardPayoffDate(today));
  const days = payoffEstimateDays(today, readDate(asOf) ?? today);
  const errorOf = (date: string, { min, max }: { readonly min: string; readonly max: string }) =>
    readDate(date) && date >= min && date <= max ? undefined : words.pickDate(min, max);
  const asOfError = errorOf(asOf, days.asOf);
  const payoffDateError = errorOf(payoffDate, days.payoffDate);
  const isPaymentDateGood =
    readDate(paymentDate) !== undefined && paymentDate > asOf && paymentDate <= payoffDate;
  const isPaymentGood = isWithin(amount, bounds.payment) && isPaymentDateGood;

  const isReady =
    isWithin(balance, bounds.balance) &&
    isWithin(apr, bounds.apr) &&
    (fees === null || isWithin(fees, bounds.fees)) &&
    !asOfError &&
    !payoffDateError;
  const terms: PayoffTerms | undefined = isReady
    ? {
        ...{ balance, apr, asOf, payoffDate, fees: fees ?? 0 },
        ...(hasPayment && isPaymentGood && { payment: { amount, date: paymentDate } }),
      }
    : undefined;
  const estimate = terms && describePayoff(terms);
  const said = useSettled(estimate?.announcement ?? '');

  return (
    <Stack gap="l">
      <Grid itemWidth="medium">
        <MoneyField
          ref={focusOnMount}
          label={words.balance.label}
          description={words.balance.hint}
          value={balance}
          onChange={setBalance}
          {...bounds.balance}
        />
        <NumberField
          label={words.apr.label}
          description={words.apr.hint}
          suffix="%"
          value={apr}
          onChange={setApr}
          {...bounds.apr}
        />
        <DateField
          label={words.asOf.label}
          description={words.asOf.hint}
          value={asOf}
          onChange={setAsOf}
          errorMessage={asOfError}
          {...days.asOf}
        />
        <DateField
          label={words.payoffDate.label}
          description={words.payoffDate.hint}
          value={payoffDate}
          onChange={setOwnDate}
          errorMessage={payoffDateError}
          {...days.payoffDate}
        />
        <MoneyField
          label={words.fees.label}
          description={words.fees.hint}
          shouldMarkOptional
          value={fees}
          onChange={setFees}
          {...bounds.fees}
        />
      </Grid>
      <Disclosure
        heading={words.payment.heading}
        isExpanded={hasPayment}
        onExpandedChange={setHasPayment}
      >
        <Grid itemWidth="medium">
          <MoneyField
            label={words.payment.amount}
            value={amount}
            onChange={setAmount}
            {...bounds.payment}
          />
          <DateField
            label={words.payment.date}
            value={paymentDate}
            onChange={setPaymentDate}
            errorMessage={paymentDate && !isPaymentDateGood ? words.pickPaymentDate : undefined}
            max={payoffDate}
          />
        </Grid>
      </Disclosure>
      {estimate ? <Results {...estimate} /> : <Text tone="soft">{words.empty}</Text>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <Inline>
        {!payoffDateError && (
          <NativeButton variant="outline" onPress={() => onUse(payoffDate)}>
            {words.use}
          </NativeButton>
        )}
        {estimate && (
          <PrintButton label={words.print}>
            {(onPrinted) => (
              <Paper
                name="payoff-estimate"
                heading={`${payoffEstimate.heading}. ${words.printed}`}
                phone={company.phones.main}
                onPrinted={onPrinted}
              >
                <Inputs rows={rowsOf(terms)} />
                <Results {...estimate} />
                <RichText
                  body={[
                    {
                      steps: aboutPayoffDate(payoffDate, today).steps.map(
                        ({ title, text }) => `${title} ${text}`,
                      ),
                    },
                  ]}
                />
                <Address lines={payoffAddress.lines} />
                <Text size="small">{payoffAddress.note}</Text>
              </Paper>
            )}
          </PrintButton>
        )}
      </Inline>
    </Stack>
  );
}

function Results({ rows, answer, sentences }: ReturnType<typeof describePayoff>) {
  return (
    <Stack gap="m">
      <DescriptionList>
        {rows.map(({ label, value }) => (
          <DescriptionItem key={label} term={label}>
            {label === answer ? (
              <Text as="strong" size="lead" weight="bold" isTabular>
                {value}
              </Text>
            ) : (
              value
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
      {sentences.map((sentence) => (
        <Text key={sentence} size="small">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

function rowsOf({
  balance,
  apr,
  asOf,
  payoffDate,
  fees = 0,
  payment,
}: PayoffTerms): InputsProps['rows'] {
  return [
    [words.balance.label, dollars(balance)],
    [words.apr.label, formatRate(apr)],
    [words.asOf.label, formatDate(asOf, 'long')],
    [words.payoffDate.label, formatDate(payoffDate, 'long')],
    [words.fees.label, dollars(fees)],
    ...(payment
      ? ([
          [
            words.payment.heading,
            `${dollars(payment.amount)}, ${formatDate(payment.date, 'long')}`,
          ],
        ] as const)
      : []),
  ];
}
