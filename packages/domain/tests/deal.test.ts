import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOffers, workOutOffer } from '../src/loan/compare.ts';
import { type DealTerms, workOutDeal } from '../src/loan/deal.ts';
import { type ExtraPayments, likeEveryTwoWeeks, scheduleWithExtras } from '../src/loan/extra.ts';
import {
  amortizationSchedule,
  type Loan,
  monthlyPayment,
  presentValue,
  sumOf,
  totalInterest,
  totalOfPayments,
} from '../src/loan/index.ts';
import {
  addMonths,
  isYearMonth,
  monthOfPayment,
  monthsBetween,
  monthText,
  nextMonth,
} from '../src/loan/months.ts';
import { byYear, scheduleCsv } from '../src/loan/schedule.ts';
import { cents, exactSchedule, inDollars, shareOf, sumOf as sumOfCents } from './exact.ts';

const sample: Loan = { principal: 13_000, apr: 8, months: 72 };

const tradeIn: DealTerms = { price: 30_000, downPayment: 2_000, tradeIn: 10_000, taxRate: 6 };
const owing: DealTerms = {
  price: 25_000,
  downPayment: 1_000,
  tradeIn: 8_000,
  owedOnTradeIn: 11_500,
  taxRate: 6,
  taxedFees: 499,
  untaxedFees: 350,
};
const covered: DealTerms = {
  price: 10_000,
  downPayment: 0,
  tradeIn: 12_000,
  taxRate: 8.875,
  untaxedFees: 200,
};
const shoppingSheet: DealTerms = {
  price: 20_000,
  downPayment: 3_000,
  tradeIn: 3_000,
  taxedFees: 300,
  untaxedFees: 1_500,
};

const deals = {
  B1: { price: 20_000, downPayment: 7_000 },
  B2: shoppingSheet,
  B3: { price: 20_000, downPayment: 7_000, taxRate: 7.25 },
  B4: { ...tradeIn, tradeInTax: 'all' },
  B5: tradeIn,
  B6: { ...tradeIn, tradeInTax: 'part', tradeInLimit: 8_000 },
  B7: { ...tradeIn, tradeInTax: 'part', tradeInLimit: 12_000 },
  B8: { ...owing, tradeInTax: 'all' },
  B9: owing,
  B10: { ...owing, tradeInTax: 'all', isTaxAndFeesInCash: true },
  B11: { ...covered, tradeInTax: 'all' },
  B12: covered,
  B13: { price: 5_000.1, downPayment: 0, taxRate: 5 },
  B14: { price: 23_456, downPayment: 0, taxRate: 10.025, taxedFees: 85.5 },
  B15: { price: 5_000.5, downPayment: 0, taxRate: 6.1 },
} as const satisfies Record<string, DealTerms>;

/** Arbitrary dollars with cents, up to a limit. */
const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);

const anyDeal: fc.Arbitrary<Required<DealTerms>> = fc.record({
  price: money(100_000),
  downPayment: money(100_000),
  tradeIn: money(100_000),
  owedOnTradeIn: money(150_000),
  taxRate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1_000),
  taxedFees: money(20_000),
  untaxedFees: money(20_000),
  lenderFees: money(20_000),
  tradeInTax: fc.constantFrom('none', 'part', 'all'),
  tradeInLimit: money(100_000),
  isTaxAndFeesInCash: fc.boolean(),
});

const anyLoan: fc.Arbitrary<Loan> = fc.record({
  principal: money(100_000),
  apr: fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 1_000),
  months: fc.integer({ min: 12, max: 84 }),
});

const anyExtras: fc.Arbitrary<Required<ExtraPayments>> = fc.record({
  monthly: fc.oneof(fc.constant(0), money(500), money(10_000)),
  yearly: fc.oneof(fc.constant(0), money(50_000)),
  yearlyMonth: fc.integer({ min: 1, max: 12 }),
  once: fc.oneof(fc.constant(0), money(100_000)),
  oncePayment: fc.integer({ min: 1, max: 84 }),
  firstMonth: fc.integer({ min: 1, max: 12 }),
});

describe('a deal', () => {
  test.each([
    ['B1', 20_000, 0, 20_000, 13_000, 7_000, 0, 0],
    ['B2', 17_300 + 3_000, 0, 21_800, 15_800, 3_000, 0, 0],
    ['B3', 20_000, 1_450, 21_450, 14_450, 7_000, 0, 0],
    ['B4', 20_000, 1_200, 31_200, 19_200, 2_000, 0, 0],
    ['B5', 30_000, 1_800, 31_800, 19_800, 2_000, 0, 0],
    ['B6', 22_000, 1_320, 31_320, 19_320, 2_000, 0, 0],
    ['B7', 20_000, 1_200, 31_200, 19_200, 2_000, 0, 0],
    ['B8', 17_499, 1_049.94, 26_898.94, 29_398.94, 1_000, 3_500, 0],
    ['B9', 25_499, 1_529.94, 27_378.94, 29_878.94, 1_000, 3_500, 0],
    ['B10', 17_499, 1_049.94, 26_898.94, 27_500, 2_898.94, 3_500, 0],
    ['B11', 0, 0, 10_200, 0, 0, 0, 1_800],
    ['B12', 10_000, 887.5, 11_087.5, 0, 0, 0, 912.5],
    ['B13', 5_000.1, 250.01, 5_250.11, 5_250.11, 0, 0, 0],
    ['B14', 23_541.5, 2_360.04, 25_901.54, 25_901.54, 0, 0, 0],
    ['B15', 5_000.5, 305.03, 5_305.53, 5_305.53, 0, 0, 0],
  ] as const)(
    '%s: of %d the tax is %d; %d before interest, %d financed, %d up front',
    (name, taxable, tax, before, financed, upFront, rolledIn, leftOver) => {
      expect(workOutDeal(deals[name])).toMatchObject({
        taxable,
        tax,
        costBeforeInterest: before,
        amountFinanced: financed,
        paidUpFront: upFront,
        rolledIn,
        leftOver,
      });
    },
  );

  test.each([
    ['C1', 'B4', 7.5, 60, 384.73, 384.64, 3_883.71, 23_083.71, 25_083.71, 35_083.71],
    ['C2', 'B5', 7.5, 60, 396.75, 396.87, 4_005.12, 23_805.12, 25_805.12, 35_805.12],
    ['C3', 'B6', 7.5, 60, 387.13, 387.42, 3_908.09, 23_228.09, 25_228.09, 35_228.09],
    ['C4', 'B8', 9.9, 72, 543.16, 542.98, 9_708.4, 39_107.34, 40_107.34, 36_607.34],
    ['C5', 'B9', 9.9, 72, 552.03, 551.68, 9_866.87, 39_745.81, 40_745.81, 37_245.81],
    ['C6', 'B10', 9.9, 72, 508.07, 508.59, 9_081.56, 36_581.56, 39_480.5, 35_980.5],
    ['C7', 'B2', 3.5, 48, 353.22, 353.46, 1_154.8, 16_954.8, 19_954.8, 22_954.8],
  ] as const)(
    '%s: %s at %d percent over %d is paid at %d a month, %d at last',
    (_, name, apr, months, payment, last, interest, total, paidInAll, cost) => {
      const offer = workOutOffer({ deal: deals[name], apr, months });
      const loan = { principal: offer.deal.amountFinanced, apr, months };
      expect(offer).toMatchObject({
        payment,
        interest,
        totalOfPayments: total,
        totalCost: cost,
      });
      expect(amortizationSchedule(loan).at(-1)?.payment).toBe(last);
      expect(sumOf([offer.totalOfPayments, offer.deal.paidUpFront])).toBe(paidInAll);
    },
  );

  test('of 10,000 random inputs equals exact fractions to the cent', () => {
    fc.assert(
      fc.property(anyDeal, (terms) => {
        const price = cents(terms.price);
        const trade = cents(terms.tradeIn);
        const limit = cents(terms.tradeInLimit);
        const part = trade > limit && terms.tradeInTax === 'part' ? limit : trade;
        const credit = terms.tradeInTax === 'none' ? 0n : part;
        const base = price + cents(terms.taxedFees) - credit;
        const taxable = base > 0n ? base : 0n;
        const tax = shareOf(taxable, terms.taxRate);
        const fees =
          cents(terms.taxedFees) + cents(terms.untaxedFees) + cents(terms.lenderFees) + tax;
        const inCash = terms.isTaxAndFeesInCash ? fees : 0n;
        const down = cents(terms.downPayment);
        const owed = cents(terms.owedOnTradeIn);
        const raw = price + fees - inCash - down - trade + owed;
        expect(workOutDeal(terms)).toEqual({
          taxable: inDollars(taxable),
          tax: inDollars(tax),
          costBeforeInterest: inDollars(price + fees),
          amountFinanced: inDollars(raw > 0n ? raw : 0n),
          leftOver: inDollars(raw < 0n ? -raw : 0n),
          taxAndFeesInCash: inDollars(inCash),
          paidUpFront: inDollars(down + inCash),
          rolledIn: inDollars(owed > trade ? owed - trade : 0n),
        });
      }),
      { numRuns: 10_000 },
    );
  });

  test('costs what is paid and traded in, in 10,000 random deals', () => {
    fc.assert(
      fc.property(anyDeal, anyLoan, (terms, { apr, months }) => {
        const { deal, totalOfPayments, totalCost } = workOutOffer({ deal: terms, apr, months });
        expect(totalCost).toBe(
          sumOf([
            totalOfPayments,
            deal.paidUpFront,
            terms.tradeIn,
            -terms.owedOnTradeIn,
            -deal.leftOver,
          ]),
        );
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  test('changes the tax by the rate times the counted part, and defaults to the rule "none"', () => {
    fc.assert(
      fc.property(anyDeal, (terms) => {
        const none = workOutDeal({ ...terms, tradeInTax: 'none' });
        const all = workOutDeal({ ...terms, tradeInTax: 'all' });
        const counted = cents(none.taxable) - cents(all.taxable);
        const { tradeInTax: _, ...unsaid } = terms;
        expect(workOutDeal(unsaid)).toEqual(none);
        expect(cents(all.tax)).toBe(shareOf(cents(none.taxable) - counted, terms.taxRate));
        expect(all.tax).toBeLessThanOrEqual(none.tax);
      }),
    );
  });

  test.each([Number.NaN, -0.01, 10_000_000.01])('refuses a trade-in of %d', (tradeIn) => {
    expect(() => workOutDeal({ ...deals.B1, tradeIn })).toThrow(
      new RangeError(`tradeIn must be from 0 to 10000000, not ${tradeIn}`),
    );
    expect(() => workOutDeal({ ...deals.B1, taxRate: 101 })).toThrow(RangeError);
  });
});

describe('extra payments', () => {
  const extra = (loan: Loan, extras: Omit<ExtraPayments, 'firstMonth'>) =>
    scheduleWithExtras(loan, { ...extras, firstMonth: 12 });
  const small = { principal: 5_000, apr: 25, months: 12 };
  const large = { principal: 100_000, apr: 25, months: 84 };

  test.each([
    ['D1', sample, { monthly: 50 }, 57, 15, 2_632.2, 778.91, 2_800, 68.12, 0],
    ['D2', sample, { once: 1_000, oncePayment: 12 }, 66, 6, 2_948.13, 462.98, 1_000, 132.68, 0],
    ['D3', sample, { yearly: 500, yearlyMonth: 5 }, 59, 13, 2_726.79, 684.32, 2_500, 6.85, 0],
    [
      'D4',
      sample,
      { monthly: 50, once: 1_000, oncePayment: 12, yearly: 500, yearlyMonth: 5 },
      ...([44, 28, 1_956.18, 1_454.93, 5_150, 5.19, 0] as const),
    ],
    [
      'D5',
      sample,
      { once: 20_000, oncePayment: 3 },
      ...([3, 69, 257.17, 3_153.94, 12_573.38, 227.93, 12_573.38] as const),
    ],
    ['D6', { ...sample, apr: 0 }, { monthly: 50 }, 57, 15, 0, 0, 2_800, 88.64, 0],
    ['D7', sample, { monthly: 19 }, 66, 6, 3_065, 346.11, 1_235, 14.55, 0],
    ['D8', small, { monthly: 100 }, 10, 2, 574.62, 128.05, 900, 397.64, 0],
    ['D9', large, { monthly: 100 }, 77, 7, 100_245.69, 12_372.65, 7_600, 277.53, 0],
    [
      'D10',
      { ...small, apr: 8 },
      { once: 10_000, oncePayment: 1 },
      ...([1, 11, 33.33, 185.98, 4_598.39, 434.94, 4_598.39] as const),
    ],
    ['D11', sample, { monthly: 0.01 }, 72, 0, 3_410.92, 0.19, 0.71, 227.18, 0],
    ['D12', sample, { once: 1_000, oncePayment: 72 }, 72, 0, 3_411.11, 0, 0, 228.08, 0],
  ])(
    '%s: %j with %j is paid off in %d payments',
    (_, loan, extras, payments, saved, interest, interestSaved, paid, last, lastExtra) => {
      const result = extra(loan, extras);
      const lastRow = result.schedule.at(-1);
      expect(result.schedule).toHaveLength(payments);
      expect(result).toMatchObject({
        monthsSaved: saved,
        interest,
        interestSaved,
        extraPaid: paid,
      });
      expect(lastRow?.extra).toBe(lastExtra);
      expect(sumOf([lastRow?.payment ?? 0, -(lastRow?.extra ?? 0)])).toBe(last);
    },
  );

  test('of 10,000 random loans equal exact fractions to the cent', () => {
    fc.assert(
      fc.property(anyLoan, anyExtras, (loan, extras) => {
        const exact = exactSchedule(loan, (month) => {
          const calendarMonth = ((extras.firstMonth + month - 2) % 12) + 1;
          const yearly = calendarMonth === extras.yearlyMonth ? cents(extras.yearly) : 0n;
          const once = month === extras.oncePayment ? cents(extras.once) : 0n;
          return cents(extras.monthly) + yearly + once;
        });
        const result = scheduleWithExtras(loan, extras);
        expect(
          result.schedule.map(({ payment, extra, balance }) => [payment, extra, balance]),
        ).toEqual(
          exact.map((row) => [row.payment, row.extra, row.balance].map((sum) => inDollars(sum))),
        );
        expect(result.interest).toBe(inDollars(sumOfCents(exact.map((row) => row.interest))));
        expect(result.schedule.at(-1)?.balance ?? 0).toBe(0);
        expect(sumOf(result.schedule.map(({ principal }) => principal))).toBe(loan.principal);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  test('never add interest or payments when they increase', () => {
    fc.assert(
      fc.property(anyLoan, anyExtras, money(500), (loan, extras, more) => {
        const less = scheduleWithExtras(loan, extras);
        const larger = scheduleWithExtras(loan, { ...extras, monthly: extras.monthly + more });
        expect(larger.interest).toBeLessThanOrEqual(less.interest);
        expect(larger.schedule.length).toBeLessThanOrEqual(less.schedule.length);
      }),
      { numRuns: 1_000 },
    );
  });

  test('worth half a payment every two weeks are a twelfth of a payment a month, rounded up', () => {
    expect(likeEveryTwoWeeks(227.93)).toBe(19);
    expect(likeEveryTwoWeeks(120)).toBe(10);
    expect(likeEveryTwoWeeks(0)).toBe(0);
  });

  test.each([{ monthly: -1 }, { yearlyMonth: 13 }, { oncePayment: 0 }, { firstMonth: 0 }])(
    'refuses %j',
    (wrong) => {
      expect(() => scheduleWithExtras(sample, { firstMonth: 12, ...wrong })).toThrow(RangeError);
    },
  );
});

describe('offers side by side', () => {
  const offers = [
    { deal: shoppingSheet, apr: 3.5, months: 48 },
    { deal: shoppingSheet, apr: 4.9, months: 72 },
    { deal: { ...shoppingSheet, price: 19_500 }, apr: 6.5, months: 60 },
  ] as const;

  test("give the shopping sheet's results: the lowest cost, the lowest payment, different prices", () => {
    const { results, ...called } = compareOffers(offers);
    expect(
      results.map((offer) => [
        offer.payment,
        offer.interest,
        offer.totalOfPayments,
        offer.totalCost,
        offer.totalPaid,
        offer.lastPayment,
      ]),
    ).toEqual([
      [353.22, 1_154.8, 16_954.8, 22_954.8, 19_954.8, 353.46],
      [253.73, 2_468.19, 18_268.19, 24_268.19, 21_268.19, 253.36],
      [299.36, 2_661.77, 17_961.77, 23_961.77, 20_961.77, 299.53],
    ]);
    expect(called).toEqual({ cheapest: [0], lowestPayment: 1, pricesDiffer: true });
  });

  test('of equal terms have the same lowest cost, and the first has the lowest payment', () => {
    expect(compareOffers([offers[1], offers[0], offers[0]])).toMatchObject({
      cheapest: [1, 2],
      lowestPayment: 0,
      pricesDiffer: false,
    });
  });

  test('need at least two offers', () => {
    expect(() => compareOffers([offers[0]])).toThrow(RangeError);
  });
});

describe('a schedule by year and as a file', () => {
  test('groups 13,000 at 8% over 72 by year', () => {
    const years = byYear(amortizationSchedule(sample));
    expect(years.map(({ interest, principal, balance }) => [interest, principal, balance])).toEqual(
      [
        [976.42, 1_758.74, 11_241.26],
        [830.46, 1_904.7, 9_336.56],
        [672.38, 2_062.78, 7_273.78],
        [501.17, 2_233.99, 5_039.79],
        [315.74, 2_419.42, 2_620.37],
        [114.94, 2_620.37, 0],
      ],
    );
    expect(years[0]).toMatchObject({ year: 1, payments: 12, paid: 2_735.16 });
  });

  test.each([
    [12, 1],
    [84, 7],
  ])('groups %d months into %d years', (months, years) => {
    expect(byYear(amortizationSchedule({ ...sample, months }))).toHaveLength(years);
  });

  test('as CSV has a line for each month, and the lines add up to all payments', () => {
    const csv = scheduleCsv(amortizationSchedule(sample), '2026-12');
    const lines = csv.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(73);
    expect(lines[0]).toBe('Payment number,Month,Payment,Extra payment,Principal,Interest,Balance');
    expect(lines[1]).toBe('1,2026-12,227.93,0.00,141.26,86.67,12858.74');
    expect(lines.at(-1)).toBe('72,2032-11,228.08,0.00,226.57,1.51,0.00');
    expect(sumOf(lines.slice(1).map((line) => Number(line.split(',')[2])))).toBe(16_411.11);
  });

  test('as CSV has no formula in a cell, and each payment is its interest plus its principal', () => {
    fc.assert(
      fc.property(anyLoan, anyExtras, (loan, extras) => {
        const { schedule } = scheduleWithExtras(loan, extras);
        const lines = scheduleCsv(schedule, '2026-12').trimEnd().split('\r\n').slice(1);
        for (const line of lines.filter(Boolean)) {
          expect(line).toMatch(/^\d+,\d{4}-\d{2}(,\d+\.\d{2}){5}$/);
          const [, , payment = 0, , principal = 0, interest = 0] = line.split(',').map(Number);
          expect(sumOf([payment, -interest])).toBe(principal);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('months', () => {
  test.each([
    [1, 'December 2026', 'Dec 2026'],
    [12, 'November 2027', 'Nov 2027'],
    [57, 'August 2031', 'Aug 2031'],
    [72, 'November 2032', 'Nov 2032'],
    [84, 'November 2033', 'Nov 2033'],
  ])('payment %d of a loan first paid in December 2026 is in %s', (payment, long, short) => {
    const month = monthOfPayment('2026-12', payment);
    expect(monthText(month)).toBe(long);
    expect(monthText(month, 'short')).toBe(short);
  });

  test('the default first payment is next month, also across the new year', () => {
    expect(nextMonth(new Date(2026, 10, 22))).toBe('2026-12');
    expect(nextMonth(new Date(2026, 11, 31))).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  test.each([
    ['2026-12', '2027-05', 5],
    ['2026-12', '2026-12', 0],
    ['2026-12', '2025-11', -13],
  ])('from %s to %s are %d', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
    expect(addMonths(from, months)).toBe(to);
  });

  test.each(['2026-13', '2026-00', '2026-1', '202612', '', '12026-12', '2026-12-01'])(
    '"%s" is not a month',
    (text) => {
      expect(isYearMonth(text)).toBe(false);
      expect(() => addMonths(text, 1)).toThrow(RangeError);
    },
  );
});

test.each([
  [500, 8, 72, 28_517],
  [500, 0, 72, 36_000],
  [500, 25, 84, 19_754],
  [50, 8, 12, 575],
])('%d a month at %d percent over %d pays off %d', (payment, apr, months, loan) => {
  expect(Math.round(presentValue(payment, { apr, months }))).toBe(loan);
});

test('an offer with no deal and no extras gives the results of the loan alone', () => {
  const {
    deal,
    payment,
    interest,
    totalOfPayments: total,
  } = workOutOffer({
    deal: deals.B1,
    apr: sample.apr,
    months: sample.months,
  });
  expect(deal.amountFinanced).toBe(sample.principal);
  expect(payment).toBeCloseTo(monthlyPayment(sample), 2);
  expect(interest).toBe(totalInterest(sample));
  expect(total).toBe(totalOfPayments(sample));
});
