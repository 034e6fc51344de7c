import { company } from '../facts/company.ts';
import { scra } from '../facts/scra.ts';

const { phones, times } = company;

/** The sentences of the helper. None of them refuses or promises anything. */
export const scraWords = {
  heading: 'What may help you',
  rate: `You may qualify for at most ${scra.maxApr}% interest while in service. Ask us: it costs nothing.`,
  call: `Some people in your situation qualify and some don’t. Call us at ${phones.military.display}: we check, and asking never counts against you.`,
  duringService:
    'Loans made during service are not covered by this part of the law, but other laws may help you. Please call.',
  until: (date: string) =>
    `You can ask through ${date}, ${scra.requestDaysAfterService} days after service ended.`,
  passed: 'The usual time to ask has passed. Call us anyway: there may be another way.',
  anyTime: `You can ask any time during service and up to ${scra.requestDaysAfterService} days after it ends.`,
  fromOrders: 'The lower rate starts on the date of the orders, even if you ask later.',
  car: 'If you paid on the loan before service, we may not take the car back without a court order.',
  paperMissing: 'If you’re missing a document, ask anyway.',
  reply: `We respond within ${times.militaryReplyHours} hours.`,
  reach: `Our military team is at ${phones.military.display}.`,
  guide: 'This is a guide. The law controls, and we check every request.',
} as const;

/** The helper's card, its buttons and the names of its blocks. */
export const scraHelperWords = {
  heading: 'Find out what you may qualify for',
  lead: 'Four questions. Your answers are not sent or saved.',
  start: 'Start',
  show: 'Show what may help',
  lastDay: 'Last day of service',
  blocks: {
    rate: 'Lower rate',
    when: 'When',
    car: 'Your car',
    send: 'Send this',
    next: 'What happens next',
  },
  change: {
    heading: 'What it could change',
    hint: 'If you like, fill in what you know about the loan.',
    balance: 'Balance',
    apr: 'APR',
    months: 'Payments left',
  },
  write: 'Write my letter',
  print: 'Print this',
  startOver: 'Start over',
} as const;

/** The four questions, with the label of each answer by its value. */
export const scraQuestions = {
  who: {
    label: 'Who is serving?',
    options: {
      self: 'I am',
      spouse: 'My spouse',
      supporter: 'A parent or someone who supports me',
      'power-of-attorney': 'Someone gave me power of attorney',
      'not-sure': 'Not sure',
    },
  },
  how: {
    label: 'How do you serve?',
    options: {
      active: 'Active duty',
      reserves: 'Reserves, on federal orders',
      guard: 'National Guard, on federal orders for more than 30 days',
      'health-or-noaa': 'Public Health Service or NOAA officer',
      other: 'Something else, or not sure',
    },
  },
  loan: {
    label: 'When was the loan made?',
    options: {
      before: 'Before service began',
      during: 'During service',
      'not-sure': 'Not sure',
    },
  },
  ended: {
    label: 'Has the service ended?',
    options: {
      no: 'No',
      yes: 'Yes',
      'not-sure': 'Not sure',
    },
  },
} as const;

/** The texts around the letter on the screen. */
export const scraLetterWords = {
  heading: 'Your letter',
  optional:
    'Anything you leave blank becomes a line to fill in by hand. We never see this letter until you send it.',
  fields: {
    name: 'Your name',
    account: 'Account number',
    began: 'Date service began',
    unit: 'Unit or orders (if you want)',
    phone: 'Phone',
  },
  preview: 'How it reads',
  /** Above the letter, if it is in another language than the page. */
  isEnglish: '',
  /** The button that shows what such a letter says. */
  gloss: '',
  print: 'Print the letter',
  copy: 'Copy as text',
  copied: 'Letter copied.',
  copyByHand: 'Your letter as text',
  email: (mailbox: string) => `Email it to ${mailbox}`,
} as const;
