import * as gloss from '#words/scra-letter';
import * as rateWords from '#words/scra-rate';
import { scra } from '../content/military.ts';
import { type scraHelperWords, scraWords } from '../content/scra-helper.ts';
import * as english from '../en/scra-letter.ts';
import { company } from '../facts/company.ts';
import { readDate } from '../input/date.ts';
import { addDays } from '../input/days.ts';
import { dollars, formatDate } from '../input/format.ts';
import { shareOf, toCents } from '../loan/cents.ts';
import { amortizationSchedule, scheduledPayment } from '../loan/index.ts';
import type { Translated } from '../translated.ts';

/**
 * The answers: who serves, how, when the loan was made, and whether service has ended. All are
 * optional.
 */
export interface ScraAnswers {
  readonly who?: 'self' | 'spouse' | 'supporter' | 'power-of-attorney' | 'not-sure';
  readonly how?: 'active' | 'reserves' | 'guard' | 'health-or-noaa' | 'other';
  readonly loan?: 'before' | 'during' | 'not-sure';
  readonly ended?: 'no' | 'yes' | 'not-sure';
  /** The last day of service as a date field gives it. Anything but a date counts as left out. */
  readonly lastDay?: string;
}

/** The last day to ask for benefits, from the last day of service (`YYYY-MM-DD`). */
export const lastDayToAsk = (lastDayOfService: string): string =>
  addDays(lastDayOfService, scra.requestDaysAfterService);

/** A block of the answer: the rate, when to ask, the car, what to send, and what happens next. */
export interface ScraBlock {
  readonly id: keyof typeof scraHelperWords.blocks;
  readonly sentences: readonly string[];
}

/**
 * Describes what may help, depending on the answers. It never says no.
 *
 * @param today `YYYY-MM-DD`.
 */
export function scraBlocks({ how, loan, ended, lastDay }: ScraAnswers, today: string): ScraBlock[] {
  const mayQualify = loan === 'before' && how !== undefined && how !== 'other';
  const rate = mayQualify ? [scraWords.rate] : [scraWords.call];
  const lastDate = ended === 'yes' && lastDay ? readDate(lastDay) : undefined;
  const until = lastDate && lastDayToAsk(lastDate);
  const passed = until !== undefined && until < today;
  const byDate = until && (passed ? scraWords.passed : scraWords.until(formatDate(until, 'long')));
  return [
    { id: 'rate', sentences: loan === 'during' ? [...rate, scraWords.duringService] : rate },
    { id: 'when', sentences: [byDate ?? scraWords.anyTime, scraWords.fromOrders] },
    { id: 'car', sentences: [scraWords.car] },
    { id: 'send', sentences: [scraWords.paperMissing] },
    { id: 'next', sentences: [scraWords.reply, scraWords.reach, scraWords.guide] },
  ];
}

/** The change of a payment at the lower rate, in dollars and whole cents. */
export function paymentAtScraRate(balance: number, apr: number, months: number) {
  const now = scheduledPayment({ principal: balance, apr, months });
  const lower = scheduledPayment({ principal: balance, apr: Math.min(apr, scra.maxApr), months });
  return { now, lower, less: Math.round((now - lower) * 100) / 100 };
}

/**
 * Calculates the interest above 6% that the law forgives, in dollars and whole cents, if it is
 * taken off each payment for its own month (50 U.S.C. 3937(a)(3)). The balance then falls as the
 * contract says, so the relief is largest in the first month.
 */
export function forgivenInterest(balance: number, apr: number, months: number) {
  let owed = toCents(balance);
  const forgiven = amortizationSchedule({ principal: balance, apr, months }).map((row) => {
    const allowed = shareOf(owed, Math.min(apr, scra.maxApr), 12);
    owed = toCents(row.balance);
    return toCents(row.interest) - allowed;
  });
  const total = forgiven.reduce((sum, cents) => sum + cents, 0);
  return {
    first: (forgiven[0] ?? 0) / 100,
    last: (forgiven.at(-1) ?? 0) / 100,
    total: total / 100,
  };
}

/** The bounds of the loan's fields: dollars, percent a year, payments. */
export const scraLoanBounds = {
  balance: { min: 1, max: 150_000 },
  apr: { min: 0, max: 36 },
  months: { min: 1, max: 120 },
} as const;

/**
 * Describes what the lower rate could change, one string a sentence. Throws a RangeError as
 * `paymentAtScraRate` does.
 */
export function describeScraRate(balance: number, apr: number, months: number): readonly string[] {
  const { maxApr } = scra;
  if (apr <= maxApr) return [rateWords.rateIsLow(maxApr), rateWords.courtOrder];
  const { now, lower, less } = paymentAtScraRate(balance, apr, months);
  const { first, last, total } = forgivenInterest(balance, apr, months);
  return [
    rateWords.forgiven(maxApr),
    ...(total > 0 ? [rateWords.eachMonth(dollars(first), dollars(last), dollars(total))] : []),
    less === 0
      ? rateWords.samePayment(maxApr, dollars(now))
      : rateWords.lowerPayment(maxApr, dollars(lower), dollars(now), dollars(less)),
  ];
}

type LetterWords = Translated<typeof english>;

/** The writer's details in a letter. A missing one becomes a line to fill in by hand. */
export interface ScraLetterParts {
  readonly who?: ScraAnswers['who'];
  readonly name?: string;
  readonly account?: string;
  /** A date as a date field gives it. Anything but a date counts as left out. */
  readonly began?: string;
  readonly unit?: string;
  readonly phone?: string;
}

/**
 * A request for SCRA benefits as a letter, one string a paragraph. A paragraph may have several
 * lines.
 *
 * @param letter The words of the language. @default English, which our military team reads
 */
export function scraLetter(
  { who, name, account, began, unit, phone }: ScraLetterParts,
  today: string,
  letter: LetterWords = english,
): readonly string[] {
  const { addresses, mailboxes } = company;
  const { blank } = letter;
  const { serves, lower } =
    letter.servicemember[who === 'self' || who === 'spouse' ? who : 'other'];
  const beganOn = began && readDate(began);
  return [
    formatDate(today, 'long', letter.language),
    [company.name, ...addresses.payments, mailboxes.military].join('\n'),
    letter.subject,
    [letter.accountNumber(account || blank), ...(unit ? [letter.unit(unit)] : [])].join('\n'),
    [
      letter.request,
      serves(beganOn ? formatDate(beganOn, 'long', letter.language) : blank),
      lower(scra.maxApr),
    ].join(' '),
    letter.enclosed(phone || blank),
    [letter.signature, letter.printedName(name || blank), letter.date].join('\n'),
  ];
}

/** What the letter says in the language of the edition. */
export const scraLetterGloss = (parts: ScraLetterParts, today: string): readonly string[] =>
  scraLetter(parts, today, gloss);
