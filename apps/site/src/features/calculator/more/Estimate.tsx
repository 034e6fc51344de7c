import {
  formatQuantity,
  labelOf,
  quantityState,
  type SliderQuantity,
  slidersOf,
  type Terms,
  type WorkedOut,
  workOut,
} from '@milepost/domain/calculator';
import { compare } from '@milepost/domain/calculator/compare';
import { dealRows } from '@milepost/domain/calculator/deal';
import { resultDetails } from '@milepost/domain/calculator/details';
import { extraFigures } from '@milepost/domain/calculator/extra-lines';
import { representativeExample } from '@milepost/domain/calculator/representative-example';
import { calculator } from '@milepost/domain/content/calculator';
import { dealWords } from '@milepost/domain/content/calculator-deal';
import { calculatorParts, partStates } from '@milepost/domain/content/calculator-more';
import { printWords } from '@milepost/domain/content/calculator-schedule';
import { company } from '@milepost/domain/facts/company';
import { dollars } from '@milepost/domain/input/format';
import { type ExtraSchedule, scheduleWithExtras } from '@milepost/domain/loan/extra';
import { monthOfPayment, monthText, nextMonth, type YearMonth } from '@milepost/domain/loan/months';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';
import { Paper } from '../../print/Paper.tsx';
import { Rows } from '../../text/Rows.tsx';
import { useFirstPayment, useTerms } from '../terms.tsx';
import { DealTable } from './DealPart.tsx';
import { OffersTable, OffersVerdict } from './OffersTable.tsx';
import { beside } from './parts.css.ts';
import { MonthTable, readSchedule } from './schedule.tsx';

export interface EstimateProps {
  /** Whether every payment is printed too. */
  readonly hasSchedule: boolean;
  readonly onPrinted: () => void;
}

/** The printout of the terms and the result. */
export function Estimate({ hasSchedule, onPrinted }: EstimateProps) {
  const terms = useTerms((terms) => terms);
  const first = useFirstPayment(terms.firstPayment);
  if (!first) return null;
  const worked = workOut(terms, first);
  const { cost, extras } = worked.ok ? worked.values : {};
  const details = resultDetails(terms, nextMonth(new Date()));
  const { comparison } = compare(terms);
  const schedule = hasSchedule ? readSchedule(terms, first) : undefined;
  const { results } = calculator;
  return (
    <Paper heading={printWords.title} phone={company.phones.main} onPrinted={onPrinted}>
      <div className={beside}>
        <Part heading={printWords.inputs}>
          <Rows
            rows={slidersOf.monthlyCost.map((quantity) => [
              labelOf(quantity),
              printedQuantity(terms, quantity),
            ])}
          />
        </Part>
        <Part heading={printWords.result}>
          {cost ? (
            <Rows
              rows={[
                [results.monthlyPayment, dollars(cost.payment)],
                [results.amountFinanced, dollars(cost.loan.principal)],
                [results.totalInterest, dollars(cost.interest)],
                [results.totalOfPayments, dollars(cost.totalOfPayments)],
                [results.totalCost, dollars(cost.totalPaid)],
                ...(cost.payments > 0
                  ? ([
                      [
                        results.lastPayment,
                        `${dollars(cost.lastPayment)}, ${monthText(monthOfPayment(first, cost.payments))}`,
                      ],
                    ] as const)
                  : []),
                ...details.rates.map(({ label, text }) => [label, text] as const),
              ]}
            />
          ) : (
            <Text>{partStates.noResult}</Text>
          )}
          {details.deferral && <Text>{details.deferral}</Text>}
        </Part>
      </div>
      {worked.ok && hasMore(worked.values) && <DealTable terms={terms} />}
      {cost && cost.payments > 0 && extras && (
        <Extra schedule={scheduleWithExtras(cost.loan, extras)} first={first} />
      )}
      {comparison && (
        <Part heading={calculatorParts.compare.heading}>
          <OffersVerdict comparison={comparison} />
          <OffersTable comparison={comparison} isWhole />
        </Part>
      )}
      {schedule && schedule.length > 0 && (
        <MonthTable schedule={schedule} first={first} isPrinted />
      )}
      <Text size="small">{calculator.disclaimer}</Text>
      <Text size="small">{`${representativeExample.heading}: ${representativeExample.text}`}</Text>
    </Paper>
  );
}

/** Whether the deal has more than a price and a down payment, which are among the terms. */
const hasMore = ({ offer, cost }: WorkedOut) =>
  dealRows(offer, cost.deal).some(
    ({ sign, label }) =>
      sign !== '=' && label !== dealWords.table.price && label !== dealWords.table.downPayment,
  );

interface ExtraProps {
  readonly schedule: ExtraSchedule;
  readonly first: YearMonth;
}

function Extra({ schedule, first }: ExtraProps) {
  const { figures, lines } = extraFigures(schedule, first);
  return (
    <Part heading={calculatorParts.extra.heading}>
      <Rows rows={figures.map(({ label, value }) => [label, value])} />
      <Text>{lines.join(' ')}</Text>
    </Part>
  );
}

/** A printout shows a dash for an empty field, or one with invalid text. */
function printedQuantity(terms: Terms, quantity: SliderQuantity): string {
  const { value } = quantityState(terms, quantity);
  return value === null || Number.isNaN(value) ? '-' : formatQuantity(quantity, value);
}

interface SheetPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

const Part = ({ heading, children }: SheetPartProps) => (
  <Stack as="section" gap="s">
    <Heading level={2} size="h4">
      {heading}
    </Heading>
    {children}
  </Stack>
);
