import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workOutDeal } from '../src/loan/deal.ts';
import {
  amortizationSchedule,
  balanceAfter,
  clampDownPayment,
  dailyInterest,
  type Loan,
  loanLimits,
  monthlyPayment,
  presentValue,
  roundToCents,
  scheduledPayment,
  totalInterest,
  totalOfPayments,
} from '../src/loan/index.ts';
import { exactSchedule, inDollars, sumOf } from './exact.ts';

const sample: Loan = { principal: 13_000, apr: 8, months: 72 };

/** Every loan that the sliders can be set to, and all values between their steps. */
const anyLoan: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
  apr: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 84 }),
});

/** Loans with a rate of at most three decimals, as contracts state it. */
const exactLoan: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 0, max: 15_000_000 }).map((cents) => cents / 100),
  apr: fc.oneof(
    fc.integer({ min: 0, max: 36_000 }).map((thousandths) => thousandths / 1_000),
    fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 10),
  ),
  months: fc.integer({ min: 1, max: 84 }),
});

describe('published figures', () => {
  test.each([
    [{ principal: 13_000, apr: 8, months: 72 }, 227.93],
    [{ principal: 15_800, apr: 3.5, months: 48 }, 353.22],
    [{ principal: 100_000, apr: 25, months: 84 }, 2531.16],
    [{ principal: 13_000, apr: 0, months: 72 }, 180.56],
  ])('%j is paid off by %d a month', (loan, payment) => {
    expect(roundToCents(monthlyPayment(loan))).toBe(payment);
  });

  test('13,000 at 8% over 72 costs 3,411.11 of interest, with a last payment of 228.08', () => {
    expect(totalInterest(sample)).toBe(3411.11);
    expect(totalOfPayments(sample)).toBe(16_411.11);
    expect(amortizationSchedule(sample).at(-1)?.payment).toBe(228.08);
  });

  test('15,800 at 3.5% over 48: the first month of the schedule', () => {
    expect(amortizationSchedule({ principal: 15_800, apr: 3.5, months: 48 })[0]).toEqual({
      month: 1,
      payment: 353.22,
      extra: 0,
      interest: 46.08,
      principal: 307.14,
      balance: 15_492.86,
    });
  });

  test('500 a month at 8% over 72 pays off 28,517', () => {
    expect(Math.round(presentValue(500, sample))).toBe(28_517);
  });

  test('34 payments of 425.00 at 6.99% are worth 13,074.65', () => {
    expect(roundToCents(presentValue(425, { apr: 6.99, months: 34 }))).toBe(13_074.65);
  });

  test('20,000 at 5.75% accrues 3.15 a day, 94.52 in 30 days', () => {
    expect(roundToCents(dailyInterest(20_000, 5.75))).toBe(3.15);
    expect(roundToCents(30 * dailyInterest(20_000, 5.75))).toBe(94.52);
    expect(dailyInterest(36_600, 10, 366)).toBeCloseTo(10, 12);
  });
});

describe('cents are exact', () => {
  test.each([
    [18_500, 6.3, 48, 437.02, 2_477.07, 437.13],
    [38_500, 20.7, 48, 1_185.98, 18_426.78, 1_185.72],
    [21_500, 5.1, 36, 645.34, 1_732.26, 645.36],
    [76_500, 10.1, 36, 2_472.03, 12_493.2, 2_472.15],
    [97_500, 6.3, 24, 4_334.45, 6_526.85, 4_334.5],
    [93_000, 11.2, 48, 2_412.68, 22_808.37, 2_412.41],
  ])(
    'interest of half a cent a month is rounded up: %d at %d percent over %d',
    (principal, apr, months, payment, interest, last) => {
      const loan = { principal, apr, months };
      expect(scheduledPayment(loan)).toBe(payment);
      expect(totalInterest(loan)).toBe(interest);
      expect(amortizationSchedule(loan).at(-1)?.payment).toBe(last);
    },
  );

  test.each([
    ['A1', 13_000, 8, 72, 227.93, 228.08, 3_411.11, 16_411.11],
    ['A2', 15_800, 3.5, 48, 353.22, 353.46, 1_154.8, 16_954.8],
    ['A3', 13_000, 0, 72, 180.56, 180.24, 0, 13_000],
    ['A4', 13_000, 0, 12, 1_083.33, 1_083.37, 0, 13_000],
    ['A5', 100_000, 25, 84, 2_531.16, 2_532.06, 112_618.34, 212_618.34],
    ['A6', 5_000, 25, 12, 475.22, 475.25, 702.67, 5_702.67],
    ['A7', 20_000, 5.75, 60, 384.34, 384.05, 3_060.11, 23_060.11],
    ['A8', 28_517, 8, 72, 500, 499.61, 7_482.61, 35_999.61],
    ['A9', 10_000, 0, 84, 119.05, 118.85, 0, 10_000],
    ['A10', 0.5, 8, 84, 0.01, 0.01, 0, 0.5],
    ['A11', 100, 9.9, 12, 8.79, 8.74, 5.43, 105.43],
    ['A12', 95_000, 0.1, 84, 1_134.96, 1_135.17, 336.85, 95_336.85],
    ['A13', 17_333.33, 6.99, 60, 343.14, 343.06, 3_254.99, 20_588.32],
    ['A14', 20_000, 12, 12, 1_776.98, 1_776.92, 1_323.7, 21_323.7],
  ])(
    '%s: %d at %d percent over %d months is paid at %d a month, %d at last',
    (_, principal, apr, months, payment, last, interest, total) => {
      const loan = { principal, apr, months };
      expect(scheduledPayment(loan)).toBe(payment);
      expect(amortizationSchedule(loan).at(-1)?.payment).toBe(last);
      expect(totalInterest(loan)).toBe(interest);
      expect(totalOfPayments(loan)).toBe(total);
    },
  );

  test('13,000 at 8% over 72 gives the expected rows', () => {
    const rows = amortizationSchedule(sample);
    const row = (month: number) => {
      const { payment, interest, principal, balance } = rows[month - 1] ?? {};
      return [payment, interest, principal, balance];
    };
    expect(row(1)).toEqual([227.93, 86.67, 141.26, 12_858.74]);
    expect(row(2)).toEqual([227.93, 85.72, 142.21, 12_716.53]);
    expect(row(12)).toEqual([227.93, 75.95, 151.98, 11_241.26]);
    expect(row(36)).toEqual([227.93, 49.68, 178.25, 7_273.78]);
    expect(row(71)).toEqual([227.93, 3.01, 224.92, 226.57]);
    expect(row(72)).toEqual([228.08, 1.51, 226.57, 0]);
  });

  test('a loan that ends early by rounding has no empty rows after its last', () => {
    expect(amortizationSchedule({ principal: 0.5, apr: 8, months: 84 })).toHaveLength(50);
    expect(amortizationSchedule({ principal: 0, apr: 8, months: 84 })).toEqual([]);
  });

  test('10,000 random loans equal exact fractions to the cent', () => {
    fc.assert(
      fc.property(exactLoan, (loan) => {
        const exact = exactSchedule(loan);
        const rows = amortizationSchedule(loan);
        expect(rows.map(({ payment, balance }) => [payment, balance])).toEqual(
          exact.map(({ payment, balance }) => [inDollars(payment), inDollars(balance)]),
        );
        expect(totalInterest(loan)).toBe(inDollars(sumOf(exact.map(({ interest }) => interest))));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('edge cases', () => {
  test('a rate with more than three decimals is used unrounded', () => {
    const anyRate = fc.integer({ min: 1, max: 30_000_000 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), anyRate, (principal, apr) => {
        const [first] = amortizationSchedule({ principal, apr, months: 12 });
        const rough = (principal * apr) / 1200;
        expect(Math.abs((first?.interest ?? 0) - rough)).toBeLessThan(0.0051);
      }),
    );
    // At a rate of 10.0004, rounded to 10, the interest would be $83,333.33.
    const [first] = amortizationSchedule({ principal: 10_000_000, apr: 10.0004, months: 12 });
    expect(first?.interest).toBe(83_336.67);
  });

  test('nothing financed costs nothing', () => {
    const nothing = { principal: 0, apr: 8, months: 72 };
    expect(monthlyPayment(nothing)).toBe(0);
    expect(totalInterest(nothing)).toBe(0);
    expect(totalOfPayments(nothing)).toBe(0);
  });

  test('a loan of one month is paid back in one payment, with one month of interest', () => {
    const month = { principal: 1_200, apr: 10, months: 1 };
    expect(monthlyPayment(month)).toBeCloseTo(1_210, 9);
    expect(amortizationSchedule(month)).toEqual([
      { month: 1, payment: 1_210, extra: 0, interest: 10, principal: 1_200, balance: 0 },
    ]);
  });

  test('at 0% there is no interest, and the last payment includes the odd cents', () => {
    const free = { principal: 13_000, apr: 0, months: 72 };
    expect(totalInterest(free)).toBe(0);
    expect(totalOfPayments(free)).toBe(13_000);
    expect(amortizationSchedule(free).at(-1)?.payment).toBe(180.24);
  });

  test('a rate just above zero gives a payment just above the one at 0%', () => {
    const free = monthlyPayment({ principal: 13_000, apr: 0, months: 72 });
    const almostFree = monthlyPayment({ principal: 13_000, apr: 1e-12, months: 72 });
    expect(almostFree - free).toBeGreaterThanOrEqual(0);
    expect(almostFree - free).toBeLessThan(1e-9);
  });

  test('a few cents over many months are paid until nothing is owed, never more', () => {
    const schedule = amortizationSchedule({ principal: 0.42, apr: 0, months: 84 });
    expect(schedule.at(-1)?.balance).toBe(0);
    expect(schedule.every(({ payment, balance }) => payment >= 0 && balance >= 0)).toBe(true);
  });

  test('the balance starts at the principal, follows the schedule and ends at zero', () => {
    expect(balanceAfter(sample, 0)).toBe(13_000);
    expect(balanceAfter(sample, 1)).toBe(12_858.74);
    expect(balanceAfter(sample, 72)).toBe(0);
  });

  test('the down payment falls with the price, never below zero', () => {
    expect(clampDownPayment(7_000, 20_000)).toBe(7_000);
    expect(clampDownPayment(7_000, 7_000)).toBe(7_000);
    expect(clampDownPayment(7_000, 5_000)).toBe(5_000);
    expect(clampDownPayment(0, 5_000)).toBe(0);
  });

  test('cents are rounded half up, also where the binary value is slightly less', () => {
    expect(roundToCents(1.005)).toBe(1.01);
    expect(roundToCents(1.004_999)).toBe(1);
    expect(roundToCents(0)).toBe(0);
    // 4.35% of $30.00 is $1.305.
    expect(workOutDeal({ price: 30, downPayment: 0, taxRate: 4.35 }).tax).toBe(1.31);
  });
});

describe('each function throws a RangeError with the value and the range', () => {
  const bad = [Number.NaN, Number.POSITIVE_INFINITY, -0.01];

  test.each([...bad, 10_000_000.01])('for a principal of %d', (principal) => {
    for (const work of [monthlyPayment, amortizationSchedule, totalInterest, totalOfPayments]) {
      expect(() => work({ ...sample, principal })).toThrow(
        new RangeError(`principal must be from 0 to 10000000, not ${principal}`),
      );
    }
  });

  test.each([...bad, 100.1])('for an APR of %d', (apr) => {
    const error = new RangeError(`apr must be from 0 to 100, not ${apr}`);
    expect(() => monthlyPayment({ ...sample, apr })).toThrow(error);
    expect(() => presentValue(500, { apr, months: 72 })).toThrow(error);
    expect(() => dailyInterest(500, apr)).toThrow(error);
  });

  test.each([...bad, 0, 601])('for a term of %d', (months) => {
    const error = new RangeError(`months must be from 1 to 600, not ${months}`);
    expect(() => monthlyPayment({ ...sample, months })).toThrow(error);
    expect(() => presentValue(500, { apr: 8, months })).toThrow(error);
  });

  test.each([...bad, 10_000_000.01])('for an extra payment of %d', (extra) => {
    expect(() => amortizationSchedule(sample, () => extra)).toThrow(
      new RangeError(`extra must be from 0 to 10000000, not ${extra}`),
    );
  });

  test('for a fractional month or payment', () => {
    expect(() => monthlyPayment({ ...sample, months: 1.5 })).toThrow(
      new RangeError('months must be a whole number from 1 to 600, not 1.5'),
    );
    expect(() => balanceAfter(sample, 1.5)).toThrow(
      new RangeError('payments must be a whole number from 0 to 72, not 1.5'),
    );
    expect(() => balanceAfter(sample, 73)).toThrow(
      new RangeError('payments must be from 0 to 72, not 73'),
    );
  });

  test.each([...bad, 10_000_000.01])('for an amount of %d', (sum) => {
    const error = (name: string) =>
      new RangeError(`${name} must be from 0 to 10000000, not ${sum}`);
    expect(() => presentValue(sum, sample)).toThrow(error('payment'));
    expect(() => dailyInterest(sum, 8)).toThrow(error('balance'));
    expect(() => clampDownPayment(sum, 5_000)).toThrow(error('downPayment'));
    expect(() => clampDownPayment(5_000, sum)).toThrow(error('price'));
  });

  test('with the limits that the package exports', () => {
    expect(loanLimits.months).toEqual({ min: 1, max: 600 });
  });
});

describe('for every loan', () => {
  test('the payment rises with the principal', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 100_000 }), (loan, more) => {
        const larger = { ...loan, principal: loan.principal + more };
        expect(monthlyPayment(larger)).toBeGreaterThan(monthlyPayment(loan));
      }),
    );
  });

  test('the payment rises with the APR', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 500 }), (loan, hundredths) => {
        fc.pre(loan.principal > 0);
        const dearer = { ...loan, apr: loan.apr + hundredths / 100 };
        expect(monthlyPayment(dearer)).toBeGreaterThan(monthlyPayment(loan));
      }),
    );
  });

  test('the payment falls with the term', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 84 }), (loan, more) => {
        fc.pre(loan.principal > 0);
        const longer = { ...loan, months: loan.months + more };
        expect(monthlyPayment(longer)).toBeLessThan(monthlyPayment(loan));
      }),
    );
  });

  test('present value and payment are inverse', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        expect(presentValue(monthlyPayment(loan), loan)).toBeCloseTo(loan.principal, 6);
      }),
    );
  });

  test('the schedule pays exactly the loan back, in whole cents, and never increases the balance', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const schedule = amortizationSchedule(loan);
        const cents = (sum: number) => Math.round(sum * 100);
        const repaid = schedule.reduce((sum, { principal }) => sum + cents(principal), 0);
        expect(schedule.length).toBeLessThanOrEqual(loan.months);
        expect(repaid).toBe(cents(loan.principal));
        expect(schedule.at(-1)?.balance ?? 0).toBe(0);
        for (const { payment, interest, principal, balance } of schedule) {
          expect(principal).toBeGreaterThanOrEqual(0);
          expect(interest).toBeGreaterThanOrEqual(0);
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(cents(payment)).toBe(cents(interest) + cents(principal));
          expect(cents(payment) / 100).toBe(payment);
        }
        expect(cents(totalOfPayments(loan))).toBe(
          cents(loan.principal) + cents(totalInterest(loan)),
        );
      }),
    );
  });

  test('the balance of a running loan is the present value of its remaining payments, within some cents', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const paid = Math.floor(loan.months / 2);
        const left = { apr: loan.apr, months: loan.months - paid };
        const exact = presentValue(monthlyPayment(loan), left);
        // Half a cent of rounding a month, plus interest on it.
        const tolerance = 0.01 * loan.months * (1 + loan.apr / 1200) ** loan.months;
        expect(Math.abs(balanceAfter(loan, paid) - exact)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });
});
