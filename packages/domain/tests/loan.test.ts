import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  totalInterest,
  totalOfPayments,
} from '../src/loan/index.ts';

const sample: Loan = { principal: 13_000, apr: 8, months: 72 };

/** Every loan that the sliders can be set to, and everything between their steps. */
const anyLoan: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
  apr: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 1, max: 84 }),
});

describe('figures from outside', () => {
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

  test('20,000 at 5.75% gathers 3.15 a day, 94.52 in 30 days', () => {
    expect(roundToCents(dailyInterest(20_000, 5.75))).toBe(3.15);
    expect(roundToCents(30 * dailyInterest(20_000, 5.75))).toBe(94.52);
    expect(dailyInterest(36_600, 10, 366)).toBeCloseTo(10, 12);
  });
});

describe('the edges', () => {
  test('nothing financed costs nothing', () => {
    const nothing = { principal: 0, apr: 8, months: 72 };
    expect(monthlyPayment(nothing)).toBe(0);
    expect(totalInterest(nothing)).toBe(0);
    expect(totalOfPayments(nothing)).toBe(0);
  });

  test('a loan of one month is paid back at once, with one month of interest', () => {
    const month = { principal: 1_200, apr: 10, months: 1 };
    expect(monthlyPayment(month)).toBeCloseTo(1_210, 9);
    expect(amortizationSchedule(month)).toEqual([
      { month: 1, payment: 1_210, interest: 10, principal: 1_200, balance: 0 },
    ]);
  });

  test('at 0% there is no interest, and the last payment takes the odd cents', () => {
    const free = { principal: 13_000, apr: 0, months: 72 };
    expect(totalInterest(free)).toBe(0);
    expect(totalOfPayments(free)).toBe(13_000);
    expect(amortizationSchedule(free).at(-1)?.payment).toBe(180.24);
  });

  test('a rate just above zero gives a payment just above that of 0%', () => {
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

  test('the balance starts at the principal, follows the schedule and ends at nothing', () => {
    expect(balanceAfter(sample, 0)).toBe(13_000);
    expect(balanceAfter(sample, 1)).toBe(12_858.74);
    expect(balanceAfter(sample, 72)).toBe(0);
  });

  test('the down payment falls with the price, never below nothing', () => {
    expect(clampDownPayment(7_000, 20_000)).toBe(7_000);
    expect(clampDownPayment(7_000, 7_000)).toBe(7_000);
    expect(clampDownPayment(7_000, 5_000)).toBe(5_000);
    expect(clampDownPayment(0, 5_000)).toBe(0);
  });

  test('cents are rounded half up, also where binary falls short of the half', () => {
    expect(roundToCents(1.005)).toBe(1.01);
    expect(roundToCents(1.004_999)).toBe(1);
    expect(roundToCents(0)).toBe(0);
  });
});

describe('outside of its domain each function throws the value and the range', () => {
  const bad = [Number.NaN, Number.POSITIVE_INFINITY, -0.01];

  test.each([...bad, 10_000_000.01])('a principal of %d', (principal) => {
    for (const work of [monthlyPayment, amortizationSchedule, totalInterest, totalOfPayments]) {
      expect(() => work({ ...sample, principal })).toThrow(
        new RangeError(`principal must be from 0 to 10000000, not ${principal}`),
      );
    }
  });

  test.each([...bad, 100.1])('an APR of %d', (apr) => {
    const error = new RangeError(`apr must be from 0 to 100, not ${apr}`);
    expect(() => monthlyPayment({ ...sample, apr })).toThrow(error);
    expect(() => presentValue(500, { apr, months: 72 })).toThrow(error);
    expect(() => dailyInterest(500, apr)).toThrow(error);
  });

  test.each([...bad, 0, 601])('a term of %d', (months) => {
    const error = new RangeError(`months must be from 1 to 600, not ${months}`);
    expect(() => monthlyPayment({ ...sample, months })).toThrow(error);
    expect(() => presentValue(500, { apr: 8, months })).toThrow(error);
  });

  test('a broken month or payment', () => {
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

  test.each([...bad, 10_000_000.01])('a sum of %d', (sum) => {
    const error = (name: string) =>
      new RangeError(`${name} must be from 0 to 10000000, not ${sum}`);
    expect(() => presentValue(sum, sample)).toThrow(error('payment'));
    expect(() => dailyInterest(sum, 8)).toThrow(error('balance'));
    expect(() => clampDownPayment(sum, 5_000)).toThrow(error('downPayment'));
    expect(() => clampDownPayment(5_000, sum)).toThrow(error('price'));
  });

  test('the limits are the data that the messages speak of', () => {
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

  test('the schedule pays exactly the loan back, in whole cents, and never adds to it', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const schedule = amortizationSchedule(loan);
        const cents = (sum: number) => Math.round(sum * 100);
        const repaid = schedule.reduce((sum, { principal }) => sum + cents(principal), 0);
        expect(schedule).toHaveLength(loan.months);
        expect(repaid).toBe(cents(loan.principal));
        expect(schedule.at(-1)?.balance).toBe(0);
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

  test('the balance of a running loan is the present value of what is left, to some cents', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const paid = Math.floor(loan.months / 2);
        const left = { apr: loan.apr, months: loan.months - paid };
        const exact = presentValue(monthlyPayment(loan), left);
        // Half a cent of rounding a month, grown by the interest on it.
        const tolerance = 0.01 * loan.months * (1 + loan.apr / 1200) ** loan.months;
        expect(Math.abs(balanceAfter(loan, paid) - exact)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });
});
