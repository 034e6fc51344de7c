import { describe, expect, test } from 'vitest';
import { compare, copyOfFirst } from '../src/calculator/compare.ts';
import {
  changesOf,
  changeTerms,
  defaultTerms,
  isChanged,
  letterOf,
  type OfferTerms,
  quantityState,
  usesDeal,
  workOut,
} from '../src/calculator/index.ts';
import { writeLink } from '../src/calculator/link.ts';
import { linkNotice, longestQuery, readLink } from '../src/calculator/read-link.ts';

describe('workOut', () => {
  test('returns the offer, its cost and the extra payments', () => {
    const terms = changeTerms(defaultTerms, { extraMonthly: 50 });
    expect(workOut(terms, '2026-12')).toMatchObject({
      ok: true,
      values: {
        offer: { apr: 8, months: 72, deal: { price: 20_000, downPayment: 7_000 } },
        cost: { payment: 227.93 },
        extras: { monthly: 50, yearly: 0, once: 0, firstMonth: 12 },
      },
    });
  });

  test('leaves out the extra payments while the month of the first payment is unknown', () => {
    const terms = changeTerms(defaultTerms, { extraMonthly: 50 });
    expect(workOut(terms)).toMatchObject({ ok: true, values: { extras: undefined } });
  });

  test('returns what to correct first', () => {
    const terms = changeTerms(defaultTerms, { apr: null });
    expect(workOut(terms, '2026-12')).toMatchObject({ ok: false, quantity: 'apr' });
  });
});

test('the offers are called A, B and C', () => {
  expect([0, 1, 2].map(letterOf)).toEqual(['A', 'B', 'C']);
});

test('an empty field stays empty, and keeps its bounds', () => {
  const terms = changeTerms(defaultTerms, { price: null, downPayment: null });
  expect(quantityState(terms, 'price')).toEqual({ value: null, min: 5_000, max: 100_000 });
  expect(quantityState(terms, 'downPayment')).toEqual({ value: null, min: 0, max: 20_000 });
});

describe('what a visitor changed', () => {
  test('is each value that differs from the defaults, and an empty field does not count', () => {
    const terms = changeTerms(defaultTerms, { price: 25_000, tradeIn: 0, apr: defaultTerms.apr });
    expect(changesOf(terms)).toEqual({ price: 25_000 });
    expect(changesOf(changeTerms(terms, { price: null }))).toEqual({ price: null });
    expect([isChanged(terms), isChanged(defaultTerms)]).toEqual([true, false]);
  });

  test('includes an added offer', () => {
    const terms = changeTerms(defaultTerms, { offers: [copyOfFirst(defaultTerms)] });
    expect(isChanged(terms)).toBe(true);
    expect(changesOf(terms)).toEqual({});
  });
});

test('each number of the deal is part of the result, but a limit of the tax credit alone is not', () => {
  const quantities = ['tradeIn', 'owedOnTradeIn', 'taxRate', 'taxedFees', 'untaxedFees'] as const;
  for (const quantity of quantities) {
    expect(usesDeal(changeTerms(defaultTerms, { [quantity]: 1 })), quantity).toBe(true);
    expect(usesDeal(changeTerms(defaultTerms, { [quantity]: 0 })), quantity).toBe(false);
  }
  expect(usesDeal(changeTerms(defaultTerms, { tradeInLimit: 1 }))).toBe(false);
});

describe('offers side by side', () => {
  const first = { ...copyOfFirst(defaultTerms), apr: 0, taxedFees: 0 };
  const sentencesOf = (...offers: readonly OfferTerms[]) =>
    compare(changeTerms(defaultTerms, { ...first, offers })).comparison?.callOuts ?? [];

  test('of one total cost name the lowest payment among them', () => {
    expect(sentencesOf({ ...first, term: 36 })).toEqual([
      'Offers A and B cost the same in total: $20,000.00.',
      'Offer A has the lower payment, $180.56 a month.',
    ]);
  });

  test('of one total cost, in any order, name the one with the lowest payment without a difference', () => {
    const shorter = changeTerms(defaultTerms, {
      ...{ ...first, term: 36 },
      offers: [first],
    });
    expect(compare(shorter).comparison?.callOuts).toEqual([
      'Offers A and B cost the same in total: $20,000.00.',
      'Offer B has the lower payment, $180.56 a month.',
    ]);
  });

  test('mark the rows that can be negotiated, and the total', () => {
    const terms = changeTerms(defaultTerms, { offers: [{ ...first, owedOnTradeIn: 1_000 }] });
    const rows = compare(terms).comparison?.rows ?? [];
    const marked = (mark: 'isNegotiable' | 'isTotal') =>
      rows.filter((row) => row[mark] === true).map(({ label }) => label);
    expect(marked('isNegotiable')).toEqual([
      ...['Add-ons and taxed fees', 'Down payment', 'Trade-in value', 'APR'],
    ]);
    expect(marked('isTotal')).toEqual(['Total cost']);
    const owed = rows.find(({ label }) => label === 'Still owed on it');
    expect(owed?.values).toEqual(['$0.00', '$1,000.00']);
  });
});

describe('a link', () => {
  test('sets a first payment from January 2020 to December 2099', () => {
    for (const first of ['2020-01', '2099-12']) expect(readLink({ first }).leftOut).toEqual([]);
    for (const first of ['2019-12', '2100-01', '2027-1']) {
      expect(readLink({ first }).leftOut, first).toEqual(['First payment']);
    }
  });

  test('switches on with 1 and with nothing else', () => {
    expect(readLink({ cash: '1' }).terms.isTaxAndFeesInCash).toBe(true);
    expect(readLink({ cash: '0' }).terms.isTaxAndFeesInCash).toBe(false);
    expect(readLink({ b: '1' }).terms.offers).toHaveLength(1);
    expect(readLink({ b: '0' }).terms.offers).toHaveLength(0);
  });

  test('sets the limit of the tax credit only with the rule that has one', () => {
    expect(readLink({ credit: 'part', counts: '500' }).terms.tradeInLimit).toBe(500);
    expect(readLink({ credit: 'all', counts: '500' }).terms.tradeInLimit).toBeNull();
  });

  test('leaves out a down payment that follows the price', () => {
    const terms = changeTerms(defaultTerms, { price: 5_000 });
    expect(writeLink({ question: 'monthlyCost', terms }, new Date(2026, 10, 22))).toEqual({
      price: '5000',
    });
  });

  test('has a notice only if it could not be used completely', () => {
    expect(linkNotice(readLink({ price: '25000' }))).toBeUndefined();
    expect(linkNotice(readLink({ price: `${'1'.repeat(longestQuery)}` }))).toContain('too long');
    expect(linkNotice(readLink({ price: '1' }))).toContain('Vehicle price');
  });
});
