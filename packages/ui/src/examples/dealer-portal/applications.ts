import { monthlyPayment } from '../payment.ts';

/** Where an application stands, in the order of the work. */
export const statuses = [
  'In review',
  'Conditional',
  'Counteroffer',
  'Approved',
  'In contract',
  'Funded',
  'Declined',
] as const;
export type Status = (typeof statuses)[number];

/** A stipulation: what the lender must see before it funds the deal. */
export interface Stip {
  name: string;
  why: string;
  state: 'Needed' | 'In review' | 'Cleared';
}

export interface Application {
  id: string;
  applicant: string;
  status: Status;
  submitted: string;
  vehicle: string;
  stock: string;
  miles: number;
  /** The vehicle's wholesale book value, in dollars. */
  book: number;
  /** What the dealer asks the lender to finance, in dollars. */
  advance: number;
  down: number;
  /** Gross, a month, in dollars. */
  income: number;
  employer: string;
  fico: number;
  months: number;
  /** What the lender charges the dealer, in percent APR. */
  buyRate: number;
  stips: readonly Stip[];
}

/** FICO bands as the rate sheet names them. */
export const ficoBands = [
  { label: 'Deep subprime', from: 300, to: 500 },
  { label: 'Subprime', from: 501, to: 600 },
  { label: 'Near prime', from: 601, to: 660 },
  { label: 'Prime', from: 661, to: 780 },
  { label: 'Super prime', from: 781, to: 850 },
] as const;

export const bandOf = (fico: number) =>
  ficoBands.find(({ from, to }) => fico >= from && fico <= to)?.label ?? 'No score';

/** The most that we lend on a vehicle and on an income, in percent. */
export const limits = { ltv: 120, pti: 18 } as const;

/** The most that a dealer may add to the buy rate, in points. */
export const maxMarkup = 2;

/** Loan to value: the advance as a share of book, in percent. */
export const ltv = ({ advance, book }: Application) => (100 * advance) / book;

export const payment = ({ advance, months, buyRate }: Application) =>
  monthlyPayment(advance, months, buyRate);

/** Payment to income, in percent. */
export const pti = (application: Application) => (100 * payment(application)) / application.income;

export const openStips = ({ stips }: Application) =>
  stips.filter(({ state }) => state === 'Needed').length;

/** Whether the next step is the dealer's. */
export const waitsOnDealer = (application: Application) =>
  application.status === 'Counteroffer' ||
  application.status === 'Approved' ||
  (application.status === 'Conditional' && openStips(application) > 0);

const payStub: Stip = {
  name: 'Proof of income',
  why: 'A pay stub from the last 30 days that shows year to date.',
  state: 'Needed',
};
const residence: Stip = {
  name: 'Proof of residence',
  why: 'A utility bill or lease in the buyer’s name.',
  state: 'Needed',
};
const insurance: Stip = {
  name: 'Proof of insurance',
  why: 'Full coverage, deductible of $1,000 or less, with us as loss payee.',
  state: 'Needed',
};
const references: Stip = {
  name: 'Five references',
  why: 'Name, phone and city of each.',
  state: 'Needed',
};
const cleared = (stip: Stip): Stip => ({ ...stip, state: 'Cleared' });
const received = (stip: Stip): Stip => ({ ...stip, state: 'In review' });

type Fields = [
  id: number,
  applicant: string,
  status: Status,
  submitted: string,
  vehicle: string,
  miles: number,
  book: number,
  advance: number,
  down: number,
  income: number,
  employer: string,
  fico: number,
  months: number,
  buyRate: number,
  stips: readonly Stip[],
];

// Invented people and deals.
// biome-ignore format: a table reads best with one deal a line.
const rows: readonly Fields[] = [
  [10482, 'Dana Whitfield', 'Conditional', '2026-11-20T14:32', '2023 Ford F-150 XLT', 31_400, 33_850, 36_210, 2500, 5850, 'Harborline Freight', 612, 72, 11.49, [cleared(references), payStub, insurance]],
  [10481, 'Marcus Okafor', 'In review', '2026-11-20T13:58', '2022 Toyota Camry SE', 42_100, 22_300, 23_940, 1500, 4420, 'St. Brendan Hospital', 668, 66, 8.24, []],
  [10479, 'Lucía Barrera', 'Approved', '2026-11-20T11:20', '2024 Honda CR-V EX', 12_800, 29_700, 28_450, 4000, 6730, 'Cielo Architects', 741, 60, 6.49, [cleared(payStub), cleared(insurance)]],
  [10478, 'Terrence Boyd', 'Counteroffer', '2026-11-20T10:47', '2019 Chevrolet Silverado 1500', 78_300, 24_150, 27_980, 800, 3980, 'Boyd & Sons Roofing', 571, 66, 15.99, [payStub, residence]],
  [10476, 'Priya Natarajan', 'Funded', '2026-11-20T09:05', '2023 Hyundai Ioniq 5 SEL', 18_950, 31_200, 30_100, 5000, 8120, 'Northlight Software', 792, 60, 5.74, [cleared(payStub), cleared(insurance)]],
  [10473, 'Caleb Strand', 'Declined', '2026-11-19T17:41', '2015 Nissan Altima 2.5 S', 121_600, 7400, 10_900, 0, 1950, 'Between jobs', 488, 48, 21.99, []],
  [10472, 'Imani Rhodes', 'Conditional', '2026-11-19T16:18', '2021 Kia Telluride S', 54_700, 27_600, 30_360, 2000, 5210, 'Orchard Unified Schools', 634, 72, 10.24, [received(payStub), insurance, cleared(references)]],
  [10470, 'Wes Halloran', 'Approved', '2026-11-19T15:02', '2020 Subaru Outback Premium', 61_250, 20_900, 20_480, 2500, 4780, 'Timberline Outfitters', 697, 60, 7.49, [cleared(payStub)]],
  [10467, 'Noor Haddad', 'In review', '2026-11-19T12:36', '2023 Tesla Model 3', 27_300, 28_400, 27_150, 6000, 7340, 'Haddad Dental', 718, 72, 6.99, []],
  [10465, 'Jolene Petrakis', 'Funded', '2026-11-19T10:11', '2022 Mazda CX-5 Touring', 33_900, 23_250, 22_700, 3000, 5060, 'Petrakis Bakery', 689, 66, 7.74, [cleared(payStub), cleared(residence)]],
  [10463, 'Darnell Fitch', 'Counteroffer', '2026-11-18T18:22', '2018 Dodge Charger GT', 83_400, 17_350, 20_990, 500, 3310, 'Metro Transit', 548, 60, 17.49, [payStub, residence, references]],
  [10461, 'Sofia Lindqvist', 'Funded', '2026-11-18T16:40', '2024 Volvo XC60 Core', 9800, 38_900, 36_500, 8000, 9450, 'Fjord Imaging', 811, 48, 5.49, [cleared(insurance)]],
  [10460, 'Ray Castellanos', 'In review', '2026-11-18T15:15', '2021 Ram 1500 Big Horn', 48_650, 29_850, 32_240, 1500, 5540, 'Castellanos Concrete', 641, 75, 10.49, []],
  [10457, 'Aisha Coleman', 'Approved', '2026-11-18T13:29', '2022 Nissan Rogue SV', 38_200, 21_700, 21_050, 2000, 4310, 'Lakeview Credit Bureau', 676, 66, 8.24, [cleared(payStub), cleared(references)]],
  [10455, 'Owen Tracy', 'Declined', '2026-11-18T11:54', '2016 BMW 328i', 109_700, 11_200, 16_480, 0, 2480, 'Tracy Mobile Detail', 512, 54, 20.49, []],
  [10452, 'Mei-Lin Zhao', 'Funded', '2026-11-17T17:08', '2023 Lexus NX 350', 21_400, 37_100, 35_900, 6500, 8870, 'Bayfront Analytics', 765, 60, 5.99, [cleared(payStub)]],
  [10450, 'Gus Amundsen', 'Conditional', '2026-11-17T14:45', '2020 GMC Sierra 1500 SLE', 66_300, 27_900, 30_130, 1000, 4940, 'Amundsen Farms', 603, 72, 11.99, [payStub, cleared(residence), insurance]],
  [10448, 'Tasha Villanueva', 'Funded', '2026-11-17T12:30', '2021 Honda Civic Sport', 44_800, 18_650, 18_200, 1500, 3890, 'Valley Orthodontics', 655, 66, 9.24, [cleared(payStub), cleared(insurance)]],
  [10446, 'Eli Brandt', 'In review', '2026-11-17T10:03', '2019 Jeep Wrangler Sport', 57_900, 24_600, 26_320, 2500, 4650, 'Brandt Cycle Works', 627, 72, 10.74, []],
  [10443, 'Renée Thibodeaux', 'Approved', '2026-11-16T16:56', '2022 Buick Encore GX', 29_600, 18_900, 17_640, 2500, 4120, 'Parish Library', 724, 60, 6.99, [cleared(payStub)]],
];

export const applications: readonly Application[] = rows.map(
  ([
    id,
    applicant,
    status,
    submitted,
    vehicle,
    miles,
    book,
    advance,
    down,
    income,
    employer,
    fico,
    months,
    buyRate,
    stips,
  ]) => ({
    id: `A-${id}`,
    applicant,
    status,
    submitted: `${submitted}Z`,
    vehicle,
    stock: `M${id - 8000}`,
    miles,
    book,
    advance,
    down,
    income,
    employer,
    fico,
    months,
    buyRate,
    stips,
  }),
);

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const centFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const timeFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

export const dollars = (amount: number) => dollarFormat.format(amount);
export const cents = (amount: number) => centFormat.format(amount);
export const percent = (share: number, digits = 0) => `${share.toFixed(digits)}%`;
export const time = (moment: string) => timeFormat.format(new Date(moment));
