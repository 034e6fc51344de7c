import { buyRate } from '@milepost/domain/dealers/buy-rate';
import { checkDeal } from '@milepost/domain/dealers/deal-check';
import { indirectLimits } from '@milepost/domain/facts/programs';
import type { CreditTier } from '@milepost/domain/facts/rate-sheet';
import { roundToCents, scheduledPayment, totalInterest } from '@milepost/domain/loan';
import { type DealTerms, workOutDeal } from '@milepost/domain/loan/deal';
import { createContext, useContext, useSyncExternalStore } from 'react';

// Invented people and deals. They are the same each time, in memory, and reset by a reload.

/** Today's date in the sample. */
export const today = '2026-11-20';
const thisYear = 2026;

/** The statuses of a deal, in the order of the work. */
export const statuses = [
  'In review',
  'Counteroffer',
  'Approved',
  'In funding',
  'Funded',
  'Declined',
] as const;
export type Status = (typeof statuses)[number];

export const tiers = [
  'Prime',
  'Near prime',
  'Nonprime',
  'Subprime',
  'Deep subprime',
] as const satisfies readonly CreditTier[];
export type Tier = (typeof tiers)[number];

/** A stipulation: a document that the lender requires before it pays. */
export interface Stip {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly state: 'Needed' | 'In review' | 'Cleared';
  readonly file?: string;
}

/** An event of a deal; `at` is in UTC, `2026-11-20T17:05`. */
export interface DealEvent {
  readonly at: string;
  readonly heading: string;
  readonly text: string;
}

export interface Vehicle {
  readonly year: number;
  readonly model: string;
  readonly miles: number;
  readonly stock: string;
  /** The book value, in dollars. */
  readonly value: number;
}

/** The values that the dealer can change in a deal. */
export interface Structure {
  readonly terms: DealTerms;
  readonly months: number;
}

export interface Deal extends Structure {
  readonly id: string;
  readonly applicant: string;
  readonly vehicle: Vehicle;
  readonly tier: Tier;
  readonly score: number;
  /** Gross, a month, in dollars. */
  readonly income: number;
  readonly status: Status;
  /** The id of a user. */
  readonly assignee: string | null;
  /** The calendar date on which the deal arrived. */
  readonly submitted: string;
  /** The most that the lender finances, while its counteroffer is open. */
  readonly offer: number | null;
  readonly stips: readonly Stip[];
  /** The events, oldest first. */
  readonly events: readonly DealEvent[];
}

export const roles = ['Manager', 'Finance', 'Read only'] as const;
export type Role = (typeof roles)[number];

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: 'Active' | 'Invited' | 'Deactivated';
}

/** The figures of a deal, in dollars and percent. `null` if the sheet has no rate for it. */
export interface Figures {
  readonly amountFinanced: number;
  readonly tax: number;
  readonly apr: number;
  readonly payment: number;
  readonly interest: number;
  /** The amount financed as a share of the vehicle's value. */
  readonly ltv: number;
  /** The payment as a share of income. */
  readonly pti: number;
}

const isUsed = ({ year }: Vehicle) => year <= thisYear;

/** The rate of a deal on the rate sheet, in percent a year. */
export const rateOf = ({ tier, vehicle }: Pick<Deal, 'tier' | 'vehicle'>, months: number) =>
  buyRate({ tier, months, isUsed: isUsed(vehicle) });

/** The figures of a deal with another structure. */
export function figuresOf(deal: Deal, { terms, months }: Structure = deal): Figures | null {
  const apr = rateOf(deal, months);
  if (apr === null) return null;
  const { amountFinanced, tax } = workOutDeal(terms);
  const loan = { principal: amountFinanced, apr, months };
  const payment = scheduledPayment(loan);
  return {
    amountFinanced,
    tax,
    apr,
    payment,
    interest: totalInterest(loan),
    ltv: (100 * amountFinanced) / deal.vehicle.value,
    pti: (100 * payment) / deal.income,
  };
}

/** Compares a deal with the program guide. */
export const guideOf = (deal: Deal, { terms, months }: Structure = deal) =>
  checkDeal(
    {
      amount: workOutDeal(terms).amountFinanced,
      value: deal.vehicle.value,
      months,
      modelYear: deal.vehicle.year,
    },
    thisYear,
  );

/** Whether the dealer has to take the next step. */
export const waitsOnDealer = ({ status }: Deal) =>
  status === 'Counteroffer' || status === 'Approved';

export const openStips = ({ stips }: Deal) =>
  stips.filter(({ state }) => state === 'Needed').length;

export const vehicleName = ({ year, model }: Vehicle) => `${year} ${model}`;

const me: User = {
  id: 'mtran',
  name: 'Marisol Tran',
  email: 'marisol.tran@cedar-ridge.example',
  role: 'Manager',
  state: 'Active',
};

const firstUsers: readonly User[] = [
  me,
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

/** The longest term of each tier on the sheet, and a typical score. */
const ofTier: Readonly<Record<Tier, { readonly months: number; readonly score: number }>> = {
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

const neededOf = (status: Status): readonly Stip[] => {
  const state = status === 'Approved' || status === 'Counteroffer' ? 'Needed' : 'Cleared';
  return [
    {
      id: 'income',
      name: 'Proof of income',
      why: 'Two recent pay stubs that show year-to-date income, or a W-2.',
      state,
    },
    {
      id: 'insurance',
      name: 'Proof of insurance',
      why: 'Full coverage, with us as loss payee.',
      state,
    },
    {
      id: 'residence',
      name: 'Proof of residence',
      why: 'A utility bill or a lease in the customer’s name.',
      state: 'Cleared',
      file: 'lease.pdf',
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

const dealCount = 120;

function dealOf(index: number): Deal {
  const [model, year, value] = vehicles[index % vehicles.length] ?? ['', thisYear, 0];
  const tier = tierOfTurn[(index * 7 + 1) % tierOfTurn.length] ?? 'Prime';
  const age = Math.floor((index * 3) / 4);
  const isFunding = index === 6 || index === 11;
  const status = isFunding
    ? 'In funding'
    : ((index < 24 ? recent[index % recent.length] : settled[index % settled.length]) ?? 'Funded');
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
  const asSent: Deal = {
    id: `D-${10_482 - index}`,
    applicant: applicants[index] ?? nameAgain(index),
    vehicle: {
      year,
      model,
      miles: 9_400 + ((index * 5_417) % 88_000),
      stock: `M${2482 - index}`,
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
    stips: neededOf(status),
    events: historyOf(status, submitted),
  };
  if (status === 'Counteroffer') return { ...asSent, offer: offerFor(asSent) };
  // A deal outside the guide was not purchased.
  if (status !== 'Funded' || guideOf(asSent).isWithin) return asSent;
  return { ...asSent, status: 'Declined', events: historyOf('Declined', submitted) };
}

/** The amount that the lender offers to finance instead, in whole hundreds and within the guide. */
const offerFor = (deal: Deal) =>
  Math.floor(Math.min(0.88 * workOutDeal(deal.terms).amountFinanced, guideOf(deal).most) / 100) *
  100;

interface State {
  readonly deals: readonly Deal[];
  readonly users: readonly User[];
}

/** How long the lender takes to answer, in milliseconds. */
const lenderTakes = 1_200;

export type Data = ReturnType<typeof createData>;

/** The portal's data and its operations. */
export function createData() {
  let state: State = {
    deals: Array.from({ length: dealCount }, (_, index) => dealOf(index)),
    users: firstUsers,
  };
  const listeners = new Set<() => void>();
  let minutes = 0;

  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** The next minute of the sample day. */
  const now = () => {
    minutes += 1;
    return new Date(Date.parse(`${today}T22:00:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
  };
  const deal = (id: string) => state.deals.find((one) => one.id === id);
  const changeDeal = (id: string, change: (deal: Deal) => Partial<Deal>) =>
    set({
      deals: state.deals.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
    });
  /** Changes a deal and records the event in its history. */
  const record = (id: string, heading: string, text: string, change: Partial<Deal>) =>
    changeDeal(id, ({ events }) => ({
      ...change,
      events: [...events, { at: now(), heading, text }],
    }));
  /** The lender answers, unless the deal has changed by then. */
  const lenderAnswers = (id: string, answer: (deal: Deal) => void) => {
    const asked = deal(id);
    setTimeout(() => {
      const current = deal(id);
      if (current && current === asked) answer(current);
    }, lenderTakes);
  };
  /** Performs an action on a deal. The returned function undoes it. */
  const undoable = (id: string, act: () => void) => {
    const before = deal(id);
    act();
    return () => before && changeDeal(id, () => before);
  };
  const changeStip = (id: string, stip: string, change: Partial<Stip>) =>
    changeDeal(id, ({ stips }) => ({
      stips: stips.map((one) => (one.id === stip ? { ...one, ...change } : one)),
    }));
  const setDeals = (deals: readonly Deal[]) => set({ deals });

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Accepts the lender's counteroffer: the customer pays the difference in cash. */
    accept: (id: string) =>
      undoable(id, () => {
        const one = deal(id);
        if (!one || one.offer === null) return;
        const terms = acceptedTerms(one, one.offer);
        record(id, 'Counteroffer accepted', 'Approved with a higher down payment.', {
          status: 'Approved',
          offer: null,
          terms,
        });
      }),

    /** Sends another structure. The lender approves it if it is within the guide. */
    counter: (id: string, { terms, months }: Structure) =>
      undoable(id, () => {
        record(id, 'Counteroffer sent', 'We look at it and answer here.', {
          status: 'In review',
          offer: null,
          terms,
          months,
        });
        lenderAnswers(id, (one) => {
          if (!guideOf(one).isWithin || figuresOf(one) === null) return;
          record(id, 'Approved', 'As you sent it, with stips.', { status: 'Approved' });
        });
      }),

    /** Records a file for a stip, which the lender then reviews. */
    receiveStip(id: string, stip: string, file: string) {
      const name = deal(id)?.stips.find((one) => one.id === stip)?.name ?? '';
      changeStip(id, stip, { state: 'In review', file });
      setTimeout(() => {
        if (deal(id)?.stips.find((one) => one.id === stip)?.state !== 'In review') return;
        changeStip(id, stip, { state: 'Cleared' });
        record(id, `${name} cleared`, file, {});
      }, lenderTakes);
    },

    /** Sends a deal with cleared stips for funding, which the lender then pays. */
    fund(id: string) {
      record(id, 'Sent for funding', 'The package is complete.', { status: 'In funding' });
      lenderAnswers(id, () =>
        record(id, 'Funded', 'Paid to your account ending in 2041.', { status: 'Funded' }),
      );
    },

    /** Assigns deals to a user or to nobody. The returned function undoes it. */
    assign(ids: ReadonlySet<string>, assignee: string | null) {
      const before = new Map(state.deals.map((one) => [one.id, one.assignee]));
      const setAll = (whom: (one: Deal) => string | null) =>
        setDeals(
          state.deals.map((one) => (ids.has(one.id) ? { ...one, assignee: whom(one) } : one)),
        );
      setAll(() => assignee);
      return () => setAll(({ id }) => before.get(id) ?? null);
    },

    invite({ name, email, role }: Pick<User, 'name' | 'email' | 'role'>) {
      const id = email.split('@')[0] ?? email;
      set({ users: [...state.users, { id, name, email, role, state: 'Invited' }] });
    },

    /** Changes a user. The returned function undoes it. */
    changeUser(id: string, change: Partial<Pick<User, 'role' | 'state'>>) {
      const before = state.users;
      set({ users: before.map((one) => (one.id === id ? { ...one, ...change } : one)) });
      return () => set({ users: before });
    },
  };
}

/** The terms with a down payment that is high enough for an offer. */
export const acceptedTerms = ({ terms }: Deal, offer: number): DealTerms => {
  const over = Math.max(0, workOutDeal(terms).amountFinanced - offer);
  return { ...terms, downPayment: roundToCents(terms.downPayment + over) };
};

/** The terms of the program, in months. */
export const termOptions = [24, 36, 48, 60, 66, 72, 75, 84].filter(
  (months) => months >= indirectLimits.termMonths.min && months <= indirectLimits.termMonths.max,
);

const DataContext = createContext<Data | null>(null);

export const DataProvider = DataContext.Provider;

/** The operations on the data. */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData needs a DataProvider around it.');
  return data;
}

function useShared<Value>(read: (state: State) => Value): Value {
  const { subscribe, get } = useData();
  return read(useSyncExternalStore(subscribe, get));
}

export const useDeals = () => useShared(({ deals }) => deals);
export const useUsers = () => useShared(({ users }) => users);
export const useMe = () => me;

/** The name of the user that a deal is assigned to. */
export const nameOf = (users: readonly User[], id: string | null) =>
  users.find((user) => user.id === id)?.name ?? 'Nobody';
