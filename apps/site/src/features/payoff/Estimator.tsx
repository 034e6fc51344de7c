import { payoffAddress, payoffEstimate } from '@milepost/domain/content/payoff';
import { payoffEstimateWords as words } from '@milepost/domain/content/payoff-estimate';
import { company } from '@milepost/domain/facts/company';
import { isWithin } from '@milepost/domain/input/bounds';
import { localDate, readDate } from '@milepost/domain/input/date';
import { dollars, formatDate, formatRate } from '@milepost/domain/input/format';
import type { PayoffTerms } from '@milepost/domain/loan/payoff';
import { aboutPayoffDate } from '@milepost/domain/tools/payoff-dates';
import {
  payoffEstimateBounds as bounds,
  describePayoff,
  payoffEstimateDays,
  standardPayoffDate,
} from '@milepost/domain/tools/payoff-estimate';
import { Box } from '@milepost/ui/Box';
import { Button } from '@milepost/ui/Button';
import { DateField } from '@milepost/ui/DateField';
import { Disclosure } from '@milepost/ui/Disclosure';
import { FieldRow } from '@milepost/ui/FieldRow';
import { Figure } from '@milepost/ui/Figure';
import { Inline } from '@milepost/ui/Inline';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { Stack } from '@milepost/ui/Stack';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { useState } from 'react';
import { focusOnMount } from '../../navigation/focusOnMount.ts';
import { Address } from '../contact/Address.tsx';
import { Paper } from '../print/Paper.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { RichText } from '../text/RichText.tsx';
import { Rows, type RowsProps } from '../text/Rows.tsx';
import { sticky } from '../text/sticky.css.ts';
import { useSettled } from '../text/useSettled.ts';
import * as styles from './Estimator.css.ts';

/** The first and the last day that a field accepts. */
interface Days {
  readonly min: string;
  readonly max: string;
}

const isBetween = (date: string, { min, max }: Days): boolean =>
  readDate(date) !== undefined && date >= min && date <= max;

export interface EstimatorProps {
  /** The payoff date of the request form. Empty if none is set. */
  readonly requestedDate: string;
  /** Copies a payoff date into the request form. */
  readonly onUse: (date: string) => void;
}

/** Estimates a payoff. Nothing that is typed here is sent or stored. */
export function Estimator({ requestedDate, onUse }: EstimatorProps) {
  const today = localDate(new Date());
  const [balance, setBalance] = useState<number | null>(null);
  const [apr, setApr] = useState<number | null>(null);
  const [fees, setFees] = useState<number | null>(null);
  const [hasPayment, setHasPayment] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);

  const daysUntil = (asOf: string) => payoffEstimateDays(today, readDate(asOf) ?? today);
  const asOfDays = daysUntil(today).asOf;
  const asOfField = useTypedDate(today, (date) => isBetween(date, asOfDays));
  const asOf = asOfField.used;
  const payoffDays = daysUntil(asOf).payoffDate;
  const payoffDateField = useTypedDate(requestedDate || standardPayoffDate(today), (date) =>
    isBetween(date, payoffDays),
  );
  const payoffDate = payoffDateField.used;
  const isPaymentDateGood = (date: string) =>
    readDate(date) !== undefined && date > asOf && date <= payoffDate;
  const paymentDateField = useTypedDate('', isPaymentDateGood);
  const paymentDate = paymentDateField.used;

  const errorOf = (date: string, days: Days) =>
    isBetween(date, days) ? undefined : words.pickDate(days.min, days.max);
  const asOfError = errorOf(asOf, asOfDays);
  const payoffDateError = errorOf(payoffDate, payoffDays);
  const isPaymentGood = isWithin(amount, bounds.payment) && isPaymentDateGood(paymentDate);

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
  const announcement = useSettled(estimate?.announcement ?? '');

  const fields = (
    <Stack gap="l">
      <FieldRow>
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
          {...asOfField.field}
          errorMessage={asOfError}
          {...asOfDays}
        />
        <DateField
          label={words.payoffDate.label}
          description={words.payoffDate.hint}
          {...payoffDateField.field}
          errorMessage={payoffDateError}
          {...payoffDays}
        />
        <MoneyField
          label={words.fees.label}
          description={words.fees.hint}
          shouldMarkOptional
          value={fees}
          onChange={setFees}
          {...bounds.fees}
        />
      </FieldRow>
      <Disclosure
        heading={words.payment.heading}
        isExpanded={hasPayment}
        onExpandedChange={setHasPayment}
      >
        <FieldRow>
          <MoneyField
            label={words.payment.amount}
            value={amount}
            onChange={setAmount}
            {...bounds.payment}
          />
          <DateField
            label={words.payment.date}
            {...paymentDateField.field}
            errorMessage={
              paymentDate && !isPaymentDateGood(paymentDate) ? words.pickPaymentDate : undefined
            }
            max={payoffDate}
          />
        </FieldRow>
      </Disclosure>
    </Stack>
  );
  const result = estimate && (
    <Stack gap="l">
      <Answer {...estimate} />
      <Inline>
        <Button variant="outline" onPress={() => onUse(payoffDate)}>
          {words.use}
        </Button>
        {terms && (
          <PrintButton label={words.print}>
            {(onPrinted) => (
              <Paper
                heading={`${payoffEstimate.heading}. ${words.printed}`}
                phone={company.phones.main}
                onPrinted={onPrinted}
              >
                <Rows rows={rowsOf(terms)} />
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
  return (
    <div className={styles.estimator}>
      {fields}
      <div className={`${styles.answer} ${sticky}`}>
        <Box background="panel" padding="l">
          {result || (
            <Stack>
              <Text size="lead" weight="bold">
                {words.estimate}
              </Text>
              <Text>{words.empty}</Text>
            </Stack>
          )}
        </Box>
        <VisuallyHidden>
          <span aria-live="polite" aria-atomic="true">
            {announcement}
          </span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

/**
 * A date field whose value is used once it is valid or the visitor has left the field. A browser
 * reports a date at each digit: for the year 2026 it reports 2, 20 and 202 first.
 */
function useTypedDate(initial: string, isGood: (date: string) => boolean) {
  const [typed, setTyped] = useState<string>();
  const [used, setUsed] = useState<string>();
  return {
    used: used ?? initial,
    field: {
      value: typed ?? initial,
      onChange: (date: string) => {
        setTyped(date);
        if (isGood(date)) setUsed(date);
      },
      onBlur: () => setUsed(typed),
    },
  };
}

type Estimate = ReturnType<typeof describePayoff>;

/** The estimated payoff as a figure, and how it comes about. */
function Answer({ rows, answer, sentences }: Estimate) {
  const main = rows.find(({ label }) => label === answer);
  return (
    <>
      {main && <Figure size="large" {...main} />}
      <SummaryList>
        {rows
          .filter((row) => row !== main)
          .map(({ label, value }) => (
            <SummaryItem key={label} term={label}>
              {value}
            </SummaryItem>
          ))}
      </SummaryList>
      <Sentences lines={sentences} />
    </>
  );
}

/** The estimate on a printout. */
const Results = ({ rows, sentences }: Estimate) => (
  <Stack gap="m">
    <Rows rows={rows.map(({ label, value }) => [label, value])} />
    <Sentences lines={sentences} />
  </Stack>
);

const Sentences = ({ lines }: { readonly lines: readonly string[] }) => (
  <Stack gap="l">
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </Stack>
);

function rowsOf({
  balance,
  apr,
  asOf,
  payoffDate,
  fees = 0,
  payment,
}: PayoffTerms): RowsProps['rows'] {
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
