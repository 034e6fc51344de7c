import { company } from '../company/index.ts';
import { addDays } from '../input/days.ts';
import { formatDate } from '../input/format.ts';
import { scheduledPayment } from '../loan/index.ts';
import { scra } from './military.ts';

/** Who serves, how, since when the loan, and whether service has ended. No answer is required. */
export interface ScraAnswers {
  readonly who?: 'self' | 'spouse' | 'supporter' | 'power-of-attorney' | 'not-sure';
  readonly how?: 'active' | 'reserves' | 'guard' | 'health-or-noaa' | 'other';
  readonly loan?: 'before' | 'during' | 'not-sure';
  readonly ended?: 'no' | 'yes' | 'not-sure';
  /** `YYYY-MM-DD`, where service has ended. */
  readonly lastDay?: string;
}

const { phones, times } = company;

/** The helper's sentences. None of them refuses or promises anything. */
export const scraWords = {
  heading: 'What may help you',
  rate: `You may qualify for at most ${scra.maxApr}% interest while in service. Ask us: it costs nothing.`,
  call: `Some people in your situation qualify and some don't. Call us at ${phones.military.display}: we check, and asking never counts against you.`,
  duringService:
    'Loans made during service are not covered by this part of the law, but other laws may help you. Please call.',
  until: (date: string) =>
    `You can ask through ${date}, ${scra.requestDaysAfterService} days after service ended.`,
  passed: 'The usual time to ask has passed. Call us anyway: there may be another way.',
  anyTime: `You can ask any time during service and up to ${scra.requestDaysAfterService} days after it ends.`,
  fromOrders: 'The lower rate starts on the date of the orders, even if you ask later.',
  car: 'If you paid on the loan before service, we may not take the car back without a court order.',
  paperMissing: "If you're missing a document, ask anyway.",
  reply: `We respond within ${times.militaryReplyHours} hours.`,
  reach: `Our military team is at ${phones.military.display}.`,
  guide: 'This is a guide. The law decides, and we check every request.',
} as const;

/** The last day to ask on, from the last day of service (`YYYY-MM-DD`). */
export const lastDayToAsk = (lastDayOfService: string): string =>
  addDays(lastDayOfService, scra.requestDaysAfterService);

/** A block of the answer: the rate, when to ask, the car, what to send, and what comes of it. */
export interface ScraBlock {
  readonly id: 'rate' | 'when' | 'car' | 'send' | 'next';
  readonly sentences: readonly string[];
}

/**
 * What may help, by what was answered. It never says no.
 *
 * @param today `YYYY-MM-DD`.
 */
export function scraBlocks({ how, loan, ended, lastDay }: ScraAnswers, today: string): ScraBlock[] {
  const mayQualify = loan === 'before' && how !== undefined && how !== 'other';
  const rate = mayQualify ? [scraWords.rate] : [scraWords.call];
  const until = ended === 'yes' && lastDay ? lastDayToAsk(lastDay) : undefined;
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

/** What the lower rate could change in a payment, in dollars and whole cents. */
export function paymentAtScraRate(balance: number, apr: number, months: number) {
  const now = scheduledPayment({ principal: balance, apr, months });
  const lower = scheduledPayment({ principal: balance, apr: Math.min(apr, scra.maxApr), months });
  return { now, lower, less: Math.round((now - lower) * 100) / 100 };
}
