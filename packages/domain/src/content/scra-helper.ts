import { company } from '../facts/company.ts';
import { readDate } from '../input/date.ts';
import { addDays } from '../input/days.ts';
import { dollars, formatDate } from '../input/format.ts';
import { scheduledPayment } from '../loan/index.ts';
import { scra } from './military.ts';

/** Who serves, how, since when the loan, and whether service has ended. No answer is required. */
export interface ScraAnswers {
  readonly who?: 'self' | 'spouse' | 'supporter' | 'power-of-attorney' | 'not-sure';
  readonly how?: 'active' | 'reserves' | 'guard' | 'health-or-noaa' | 'other';
  readonly loan?: 'before' | 'during' | 'not-sure';
  readonly ended?: 'no' | 'yes' | 'not-sure';
  /** As a date field gives it, where service has ended; what is no date counts as left out. */
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
  paperMissing: 'If a paper is missing, ask anyway.',
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

/** What the lower rate could change in a payment, in dollars and whole cents. */
export function paymentAtScraRate(balance: number, apr: number, months: number) {
  const now = scheduledPayment({ principal: balance, apr, months });
  const lower = scheduledPayment({ principal: balance, apr: Math.min(apr, scra.maxApr), months });
  return { now, lower, less: Math.round((now - lower) * 100) / 100 };
}

/** The helper's card, its buttons and the names of its blocks. */
export const scraHelperWords = {
  heading: 'See what may help you',
  lead: 'Four questions. Nothing you answer is sent or kept.',
  start: 'Start',
  show: 'Show what may help',
  lastDay: 'Last day of service',
  blocks: {
    rate: 'Lower rate',
    when: 'When',
    car: 'Your car',
    send: 'Send this',
    next: 'What happens next',
  } satisfies Record<ScraBlock['id'], string>,
  change: {
    heading: 'What it could change',
    hint: 'If you like, fill in what you know of the loan.',
    balance: 'Balance',
    apr: 'APR',
    months: 'Payments left',
  },
  write: 'Write my letter',
  print: 'Print this',
  startOver: 'Start over',
} as const;

/** What the loan's fields take: dollars, percent a year, payments. */
export const scraLoanBounds = {
  balance: { min: 1, max: 150_000 },
  apr: { min: 0, max: 36 },
  months: { min: 1, max: 120 },
} as const;

/** The four questions and their answers. */
export const scraQuestions = [
  {
    name: 'who',
    label: 'Who is serving?',
    options: [
      { value: 'self', label: 'I am' },
      { value: 'spouse', label: 'My spouse' },
      { value: 'supporter', label: 'A parent or someone who supports me' },
      { value: 'power-of-attorney', label: 'Someone gave me power of attorney' },
      { value: 'not-sure', label: 'Not sure' },
    ],
  },
  {
    name: 'how',
    label: 'How?',
    options: [
      { value: 'active', label: 'Active duty' },
      { value: 'reserves', label: 'Reserves, on federal orders' },
      { value: 'guard', label: 'National Guard, on federal orders for more than 30 days' },
      { value: 'health-or-noaa', label: 'Public Health Service or NOAA officer' },
      { value: 'other', label: 'Something else, or not sure' },
    ],
  },
  {
    name: 'loan',
    label: 'When was the loan made?',
    options: [
      { value: 'before', label: 'Before service began' },
      { value: 'during', label: 'During service' },
      { value: 'not-sure', label: 'Not sure' },
    ],
  },
  {
    name: 'ended',
    label: 'Has the service ended?',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
      { value: 'not-sure', label: 'Not sure' },
    ],
  },
] as const;

/** What the lower rate could change, in a sentence. Throws a RangeError as `paymentAtScraRate` does. */
export function describeScraRate(balance: number, apr: number, months: number): string {
  if (apr <= scra.maxApr) {
    return `Your rate is already ${scra.maxApr}% or less, so the payment would not change. The court-order protection may still help you.`;
  }
  const { now, lower, less } = paymentAtScraRate(balance, apr, months);
  return `At ${scra.maxApr}% this loan's payment would be about ${dollars(lower)} a month instead of ${dollars(now)}: ${dollars(less)} less. Interest above ${scra.maxApr}% is forgiven, not put off.`;
}

/** What a letter says of its writer; whatever is left out is a line to fill in by hand. */
export interface ScraLetterParts {
  readonly who?: ScraAnswers['who'];
  readonly name?: string;
  readonly account?: string;
  /** As a date field gives it; what is no date counts as left out. */
  readonly began?: string;
  readonly unit?: string;
  readonly phone?: string;
}

/** The letter's words on the screen. */
export const scraLetterWords = {
  heading: 'Your letter',
  optional:
    'Whatever you leave empty is a line to fill in by hand. We never see this letter until you send it.',
  fields: {
    name: 'Your name',
    account: 'Account number',
    began: 'Date service began',
    unit: 'Unit or orders (if you want)',
    phone: 'Phone',
  },
  preview: 'How it reads',
  print: 'Print the letter',
  copy: 'Copy as text',
  copied: 'Letter copied.',
  copyByHand: 'Your letter as text',
  email: (mailbox: string) => `Email it to ${mailbox}`,
} as const;

const blank = '____________________';

/** Who serves, and whose orders count, in the words of who writes. */
const servicemember = (who: ScraAnswers['who']) => {
  if (who === 'self') return { serves: 'I am', orders: 'my orders called me up' };
  if (who === 'spouse') {
    return { serves: `My spouse, ${blank}, is`, orders: "my spouse's orders called them up" };
  }
  return {
    serves: `The servicemember, ${blank}, is`,
    orders: 'the orders called the servicemember up',
  };
};

/** A request for SCRA benefits as a letter, a paragraph each; a paragraph may have several lines. */
export function scraLetter(
  { who, name, account, began, unit, phone }: ScraLetterParts,
  today: string,
): readonly string[] {
  const { addresses, mailboxes } = company;
  const { serves, orders } = servicemember(who);
  const beganOn = began && readDate(began);
  return [
    formatDate(today, 'long'),
    [company.name, ...addresses.payments, mailboxes.military].join('\n'),
    'Subject: Request for benefits under the Servicemembers Civil Relief Act (SCRA)',
    [`Account number: ${account || blank}`, ...(unit ? [`Unit or orders: ${unit}`] : [])].join(
      '\n',
    ),
    `I ask for my benefits under the SCRA (50 U.S.C. 3937 and 3952) for this account. ${serves} in military service that began on ${beganOn ? formatDate(beganOn, 'long') : blank}. Please lower the interest to ${scra.maxApr}% a year from the date ${orders}, forgive the interest above it, and lower the payment to match.`,
    `With this letter I send: [ ] orders [ ] a letter from the commanding officer [ ] a Leave and Earnings Statement. If you need another paper, please call me at ${phone || blank}.`,
    [`Signature ${blank}`, `Printed name ${name || blank}`, `Date ${blank}`].join('\n'),
  ];
}
