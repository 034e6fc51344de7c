import { extraWords } from '../content/calculator-extra.ts';
import { dollars } from '../input/format.ts';
import type { ExtraSchedule } from '../loan/extra.ts';
import { monthOfPayment, monthText, type YearMonth } from '../loan/months.ts';

/**
 * What extra payments change in a loan, as figures beside a drawing of what they save, and what the figures leave out.
 *
 * @param firstPayment The month of the first payment.
 */
export function extraFigures(
  { schedule, monthsSaved, interest, usualInterest, interestSaved, extraPaid }: ExtraSchedule,
  firstPayment: YearMonth,
) {
  if (extraPaid === 0) return { figures: [], lines: [extraWords.changesNothing] };
  const { figures } = extraWords;
  const monthOf = (payment: number, width?: 'short') =>
    monthText(monthOfPayment(firstPayment, payment), width);
  return {
    figures: [
      ...(interestSaved > 0
        ? [{ value: dollars(interest), label: figures.interest(dollars(usualInterest)) }]
        : []),
      ...(monthsSaved > 0
        ? [
            {
              value: monthOf(schedule.length, 'short'),
              label: figures.paidOff(monthOf(schedule.length + monthsSaved, 'short')),
            },
          ]
        : []),
    ],
    lines: [
      ...(monthsSaved > 0 ? [] : [extraWords.paidOffAsBefore(monthOf(schedule.length))]),
      ...(usualInterest > 0 ? [] : [extraWords.noInterest]),
      extraWords.paidInAll(dollars(extraPaid)),
    ],
  };
}
