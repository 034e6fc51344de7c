import { type DealTerms, workOutDeal } from '@milepost/domain/loan/deal';
import {
  type Deal,
  type DealEvent,
  guideOf,
  type Status,
  type Stip,
  type StoredDeal,
  type Tier,
  thisYear,
  today,
  type User,
} from '../src/model.ts';

// Invented people and deals. They are the same each time.

/** The users of the sample. */
export const sampleUsers: readonly User[] = [
  {
    id: 'mtran',
    name: 'Marisol Tran',
    email: 'marisol.tran@cedar-ridge.example',
    role: 'Manager',
    state: 'Active',
  },
  {
    id: 'dachebe',
    name: 'Devon Achebe',
    email: 'devon.achebe@cedar-ridge.example',
    role: 'Finance',
    state: 'Active',
  },
  {
    id: 'rkeller',
    name: 'Ruth Keller',
    email: 'ruth.keller@cedar-ridge.example',
    role: 'Finance',
    state: 'Active',
  },
  {
    id: 'opark',
    name: 'Owen Park',
    email: 'owen.park@cedar-ridge.example',
    role: 'Read only',
    state: 'Active',
  },
  {
    id: 'hsato',
    name: 'Hana Sato',
    email: 'hana.sato@cedar-ridge.example',
    role: 'Finance',
    state: 'Invited',
  },
  {
    id: 'gmoreau',
    name: 'Gil Moreau',
    email: 'gil.moreau@cedar-ridge.example',
    role: 'Finance',
    state: 'Deactivated',
  },
];

const applicants = [
  ...['Dana Whitfield', 'Marcus Okafor', 'Lucía Barrera', 'Terrence Boyd', 'Priya Natarajan'],
  ...['Caleb Strand', 'Imani Rhodes', 'Wes Halloran', 'Noor Haddad', 'Jolene Petrakis'],
  ...['Darnell Fitch', 'Sofia Lindqvist', 'Ray Castellanos', 'Aisha Coleman', 'Owen Tracy'],
  ...['Mei-Lin Zhao', 'Gus Amundsen', 'Tasha Villanueva', 'Eli Brandt', 'Renée Thibodeaux'],
];
/** Combines first and last names for more applicants. */
const nameAgain = (index: number) => {
  const first = (applicants[(index * 7 + 3) % applicants.length] ?? '').split(' ')[0];
  const last = (applicants[(index * 3 + Math.floor(index / 20)) % applicants.length] ?? '').split(
    ' ',
  )[1];
  return `${first} ${last}`;
};

const vehicles: readonly (readonly [model: string, year: number, value: number])[] = [
  ['Ford F-150 XLT', 2023, 33_850],
  ['Toyota Camry SE', 2022, 22_300],
  ['Honda CR-V EX', 2024, 29_700],
  ['Chevrolet Silverado 1500', 2019, 24_150],
  ['Hyundai Ioniq 5 SEL', 2023, 31_200],
  ['Nissan Altima 2.5 S', 2017, 11_400],
  ['Kia Telluride S', 2021, 27_600],
  ['Subaru Outback Premium', 2020, 20_900],
  ['Mazda CX-5 Touring', 2022, 23_250],
  ['Jeep Wrangler Sport', 2019, 24_600],
  ['Volvo XC60 Core', 2024, 38_900],
];

/** The weight of each tier. */
const tierOfTurn: readonly Tier[] = [
  ...(['Prime', 'Near prime', 'Nonprime', 'Near prime', 'Subprime', 'Prime'] as const),
  ...(['Nonprime', 'Near prime', 'Deep subprime', 'Prime', 'Subprime', 'Near prime'] as const),
  'Nonprime',
];

/** A usual term of each tier, and a typical score. */
export const ofTier: Readonly<Record<Tier, { readonly months: number; readonly score: number }>> = {
  Prime: { months: 72, score: 742 },
  'Near prime': { months: 72, score: 671 },
  Nonprime: { months: 66, score: 624 },
  Subprime: { months: 60, score: 566 },
  'Deep subprime': { months: 48, score: 512 },
};

/** The possible statuses of a deal by its age in days: old deals are settled. */
const recent: readonly Status[] = [
  ...(['Counteroffer', 'In review', 'Approved', 'Funded'] as const),
  ...(['Approved', 'Counteroffer', 'Funded', 'Approved'] as const),
];
const settled: readonly Status[] = ['Funded', 'Funded', 'Declined', 'Funded', 'Funded', 'Funded'];

/** The documents that every deal needs. */
export const stipsOf = (state: Stip['state']): readonly Stip[] => {
  const files = (id: string, name: string) =>
    state === 'Needed' ? [] : [{ id, name, size: 184_320 }];
  return [
    {
      id: 'income',
      name: 'Proof of income',
      why: 'Two recent pay stubs that show year-to-date income, or a W-2.',
      state,
      files: files('sample-income', 'pay-stubs.pdf'),
    },
    {
      id: 'insurance',
      name: 'Proof of insurance',
      why: 'Full coverage, with us as loss payee.',
      state,
      files: files('sample-insurance', 'policy.pdf'),
    },
    {
      id: 'residence',
      name: 'Proof of residence',
      why: 'A utility bill or a lease in the customer’s name.',
      state: 'Cleared',
      files: [{ id: 'sample-lease', name: 'lease.pdf', size: 184_320 }],
    },
  ];
};

const dayBefore = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The history of a deal with a given status, with a day and an hour for each event. */
function historyOf(status: Status, submitted: string): readonly DealEvent[] {
  const event = (time: string, heading: string, text: string) => ({
    at: `${submitted}T${time}`,
    heading,
    text,
  });
  const sent = event('16:12', 'Application sent', 'Marisol Tran sent it from the portal.');
  const decided = event('16:14', 'Approved', 'At the rate of the sheet, with stips.');
  const events: Readonly<Record<Status, readonly DealEvent[]>> = {
    'In review': [sent],
    Counteroffer: [
      sent,
      event('16:14', 'Counteroffer', 'For this customer we finance less than was asked for.'),
    ],
    Approved: [sent, decided],
    'In funding': [sent, decided, event('18:40', 'Sent for funding', 'The package is complete.')],
    Funded: [
      sent,
      decided,
      event('18:40', 'Sent for funding', 'The package is complete.'),
      event('21:05', 'Funded', 'Paid to your account ending in 2041.'),
    ],
    Declined: [sent, event('16:14', 'Declined', 'The customer gets a letter with the reasons.')],
  };
  return events[status];
}

/** The deals that arrive on one day. */
const aDay = 40;
/** The deals that the dealer may still have to work on. */
const recentDeals = 24;
/** The number of the oldest deal. */
const firstNumber = 10_363;

/** A deal of the sample and its user, by its index from the newest one. */
export function sampleDeal(index: number, count: number): StoredDeal & Pick<Deal, 'assignee'> {
  const [model, year, value] = vehicles[index % vehicles.length] ?? ['', thisYear, 0];
  const tier = tierOfTurn[(index * 7 + 1) % tierOfTurn.length] ?? 'Prime';
  const age = Math.floor(index / aDay);
  const number = firstNumber + count - 1 - index;
  const isFunding = index === 6 || index === 11;
  const status = isFunding
    ? 'In funding'
    : ((index < recentDeals ? recent[index % recent.length] : settled[index % settled.length]) ??
      'Funded');
  const submitted = dayBefore(age);
  const ofUsers = ['mtran', 'dachebe', 'rkeller', null];
  const price = value + 100 * ((index * 7) % 23);
  const { months, score } = ofTier[tier];
  const terms: DealTerms = {
    price,
    downPayment: 500 * ((index * 5) % 8),
    tradeIn: index % 3 === 0 ? 4_200 : 0,
    owedOnTradeIn: index % 6 === 0 ? 2_600 : 0,
    taxRate: 7.25,
    taxedFees: index % 2 === 0 ? 1_895 : 0,
    untaxedFees: 412,
    tradeInTax: 'all',
  };
  const asSent = {
    id: `D-${number}`,
    applicant: applicants[index] ?? nameAgain(index),
    vehicle: {
      year,
      model,
      miles: 9_400 + ((index * 5_417) % 88_000),
      stock: `M${number - 8_000}`,
      value,
    },
    tier,
    score: score + ((index * 7) % 19),
    income: 3_400 + 10 * ((index * 137) % 480),
    status,
    assignee: index < 3 ? null : (ofUsers[index % ofUsers.length] ?? null),
    submitted,
    offer: null,
    terms,
    months,
    stips: stipsOf(status === 'Approved' || status === 'Counteroffer' ? 'Needed' : 'Cleared'),
    events: historyOf(status, submitted),
  };
  if (status === 'Counteroffer') return { ...asSent, offer: offerFor(asSent) };
  // A deal outside the guide was not purchased.
  if (status !== 'Funded' || guideOf(asSent).isWithin) return asSent;
  return { ...asSent, status: 'Declined', events: historyOf('Declined', submitted) };
}

/** The amount that the lender offers to finance instead, in whole hundreds and within the guide. */
export const offerFor = (deal: StoredDeal) =>
  Math.floor(Math.min(0.88 * workOutDeal(deal.terms).amountFinanced, guideOf(deal).most) / 100) *
  100;
