import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, copyOfFirst, readOffer } from '../src/calculator/compare.ts';
import { dealRows, dealSentences } from '../src/calculator/deal.ts';
import { summarizeExtra } from '../src/calculator/extra.ts';
import { extraLines } from '../src/calculator/extra-lines.ts';
import {
  asksTradeInLimit,
  asksTradeInTax,
  boundsText,
  changeTerms,
  defaultTerms,
  formatQuantity,
  isChanged,
  labelOf,
  type Quantity,
  quantityState,
  readExtra,
  readMaximumLoan,
  readMonthlyCost,
  slidersOf,
  type TermChanges,
  type Terms,
  usesDeal,
  usesExtra,
  wholeMonths,
  workOutMaximumLoan,
  workOutMonthlyCost,
} from '../src/calculator/index.ts';
import { levers } from '../src/calculator/levers.ts';
import {
  type LinkedState,
  type LinkSearch,
  writeLink as writeSearch,
} from '../src/calculator/link.ts';
import { linkNotice, longestQuery, readLink as readSearch } from '../src/calculator/read-link.ts';
import { dealLimits, extraLimits } from '../src/content/calculator-more.ts';
import { calculatorLimits } from '../src/facts/calculator-limits.ts';
import { scheduleWithExtras } from '../src/loan/extra.ts';

const today = new Date(2026, 10, 22);
/** Reads a query as a router does: decoded, the first of two equal names. */
function readLink(query: string) {
  const search: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) search[name] ??= value;
  return readSearch(search satisfies LinkSearch);
}
const writeLink = (state: LinkedState, day: Date) =>
  new URLSearchParams(writeSearch(state, day)).toString();
const withTerms = (changes: TermChanges): Terms => changeTerms(defaultTerms, changes);

/** The values to reckon with; fails where there is something to correct first. */
function costOf(terms: Terms) {
  const reading = readMonthlyCost(terms);
  if (!reading.ok) throw new Error(reading.message);
  return { offer: reading.values, ...workOutMonthlyCost(reading.values) };
}

const quantities = [
  ...Object.keys(calculatorLimits),
  ...Object.keys(dealLimits),
  ...Object.keys(extraLimits),
] as Quantity[];

/** What can be typed into any field, out of its bounds and no number too. */
const anyChange: fc.Arbitrary<TermChanges> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...quantities),
      fc.oneof(
        fc.constantFrom(null, Number.NaN, -1, 0, 12, 84, 5_000, 7_000, 20_000, 100_000, 1e6),
        fc.integer({ min: 0, max: 150_000 }),
        fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 1_000),
      ),
    )
    .map(([quantity, value]) => ({ [quantity]: value })),
  fc.constantFrom('none' as const, 'part' as const, 'all' as const).map((tradeInTax) => ({
    tradeInTax,
  })),
  fc.boolean().map((isTaxAndFeesInCash) => ({ isTaxAndFeesInCash })),
  fc.integer({ min: 1, max: 12 }).map((yearlyMonth) => ({ yearlyMonth })),
  fc.integer({ min: 1, max: 84 }).map((oncePayment) => ({ oncePayment })),
);
const anyTerms: fc.Arbitrary<Terms> = fc
  .array(anyChange, { maxLength: 12 })
  .map((changes) => changes.reduce(changeTerms, defaultTerms));

/** A number of a quantity that fits, as fine as a link may hold it. */
const fitting = (quantity: Quantity, max: number = quantityState(defaultTerms, quantity).max) => {
  const fineness = { term: 1, apr: 1_000, taxRate: 1_000 };
  const parts = quantity in fineness ? fineness[quantity as keyof typeof fineness] : 100;
  const { min } = quantityState(defaultTerms, quantity);
  return fc
    .integer({ min: min * parts, max: Math.round(max * parts) })
    .map((whole) => whole / parts);
};
const fittingOffer = fitting('price').chain((price) =>
  fc.record({
    price: fc.constant(price),
    downPayment: fitting('downPayment', price),
    tradeIn: fitting('tradeIn'),
    owedOnTradeIn: fitting('owedOnTradeIn'),
    taxedFees: fitting('taxedFees'),
    untaxedFees: fitting('untaxedFees'),
    apr: fitting('apr'),
    term: fitting('term'),
  }),
);
const fittingTerms: fc.Arbitrary<Terms> = fc
  .record({
    first: fittingOffer,
    rest: fc.record(
      {
        monthlyPayment: fitting('monthlyPayment'),
        taxRate: fitting('taxRate'),
        tradeInTax: fc.constantFrom('none' as const, 'part' as const, 'all' as const),
        tradeInLimit: fitting('tradeInLimit'),
        isTaxAndFeesInCash: fc.boolean(),
        extraMonthly: fitting('extraMonthly'),
        extraYearly: fitting('extraYearly'),
        yearlyMonth: fc.integer({ min: 1, max: 12 }),
        extraOnce: fitting('extraOnce'),
        oncePayment: fc.integer({ min: 1, max: 84 }),
        firstPayment: fc.constantFrom('2026-11', '2027-01', '2028-11'),
        offers: fc.array(fittingOffer, { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ first, rest }) => changeTerms(changeTerms(defaultTerms, first), rest));

describe('with nothing set', () => {
  test('Monthly Cost is what it always was', () => {
    expect(costOf(defaultTerms)).toMatchObject({
      payment: 227.93,
      interest: 3_411.11,
      totalOfPayments: 16_411.11,
      totalPaid: 23_411.11,
      lastPayment: 228.08,
      payments: 72,
      loan: { principal: 13_000 },
    });
  });

  test('Maximum Loan is what it always was', () => {
    const reading = readMaximumLoan(defaultTerms);
    const loan = reading.ok ? workOutMaximumLoan(reading.values) : undefined;
    expect(Math.round(loan?.principal ?? 0)).toBe(28_517);
    expect(loan?.totalOfPayments).toBe(36_000);
  });

  test('no part is in use and nothing is changed', () => {
    expect([usesDeal(defaultTerms), usesExtra(defaultTerms), isChanged(defaultTerms)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(readExtra(defaultTerms, '2026-12')).toBeUndefined();
    expect(compare(defaultTerms)).toEqual({ leftOut: [] });
  });
});

describe('limits follow each other', () => {
  test('the down payment falls with the price and comes back with it', () => {
    const low = withTerms({ price: 5_000 });
    expect(quantityState(low, 'downPayment')).toEqual({ value: 5_000, min: 0, max: 5_000 });
    const high = changeTerms(low, { price: 100_000 });
    expect(quantityState(high, 'downPayment')).toEqual({ value: 7_000, min: 0, max: 100_000 });
  });

  test('a down payment above the price stays as it was typed, until the price allows it', () => {
    const tooHigh = withTerms({ downPayment: 25_000 });
    expect(quantityState(tooHigh, 'downPayment').value).toBe(25_000);
    expect(readMonthlyCost(tooHigh)).toEqual({
      ok: false,
      quantity: 'downPayment',
      message: 'To see your result, “Down payment” must be $0 to $20,000.',
    });
    expect(readMonthlyCost(changeTerms(tooHigh, { price: 100_000 })).ok).toBe(true);
  });

  test('a price that is out of bounds moves no limit', () => {
    const broken = withTerms({ price: 1 });
    expect(quantityState(broken, 'downPayment').max).toBe(20_000);
    expect(readMaximumLoan(broken).ok).toBe(true);
  });

  test('moving the price never puts a fitting down payment out of its bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.array(fc.oneof(fitting('price'), fc.integer()), { maxLength: 8 }),
        (downPayment, prices) => {
          let terms = withTerms({ downPayment });
          for (const price of prices) {
            terms = changeTerms(terms, { price });
            const { value, min, max } = quantityState(terms, 'downPayment');
            expect(value).toBeGreaterThanOrEqual(min);
            expect(value).toBeLessThanOrEqual(max);
          }
          expect(quantityState(changeTerms(terms, { price: 20_000 }), 'downPayment').value).toBe(
            downPayment,
          );
        },
      ),
    );
  });

  test('whatever is set, it is worked out or named with its bounds', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const reading = readMonthlyCost(terms);
        if (reading.ok) {
          const figures = Object.values(workOutMonthlyCost(reading.values)).filter(
            (figure) => typeof figure === 'number',
          );
          expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
          return;
        }
        const { value, ...bounds } = quantityState(terms, reading.quantity);
        const fits = value !== null && value >= bounds.min && value <= bounds.max;
        expect(fits && (reading.quantity !== 'term' || Number.isInteger(value))).toBe(false);
        expect(reading.message).toContain(labelOf(reading.quantity));
        expect(reading.message).toContain(boundsText(reading.quantity, bounds));
      }),
      { numRuns: 2_000 },
    );
  });

  test('nothing that is said of numbers that fit is “NaN”, “Infinity” or a dash, at 0% too', () => {
    fc.assert(
      fc.property(fittingTerms, fc.boolean(), (fitting, isFree) => {
        const terms = isFree ? changeTerms(fitting, { apr: 0 }) : fitting;
        const { offer, deal, loan, ...figures } = costOf(terms);
        const extras = readExtra(terms, '2026-12');
        const said = JSON.stringify([
          Object.values(figures).map((figure) => `${figure}`),
          dealRows(offer, deal),
          dealSentences(offer, deal),
          extras && extraLines(scheduleWithExtras(loan, extras), '2026-12'),
          levers(terms),
          compare(terms),
        ]);
        expect(said).not.toMatch(/NaN|Infinity|\$—|undefined/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('going back to the start is the start, whatever was set', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { downPaymentMaximum: _, downPaymentSetUnder: __, ...start } = defaultTerms;
        expect(changeTerms(terms, start)).toEqual(defaultTerms);
      }),
    );
  });

  test('only what a question asks for can hold it up', () => {
    expect(slidersOf.maximumLoan).toEqual(['monthlyPayment', 'term', 'apr']);
    expect(readMonthlyCost(withTerms({ monthlyPayment: null })).ok).toBe(true);
    expect(readMaximumLoan(withTerms({ tradeIn: -1, price: null })).ok).toBe(true);
    expect(readMonthlyCost(withTerms({ tradeInLimit: -1 })).ok).toBe(true);
    expect(readMonthlyCost(withTerms({ extraMonthly: -1 })).ok).toBe(true);
  });

  test.each([
    [{ price: null }, 'To see your result, “Vehicle price” must be $5,000 to $100,000.'],
    [{ term: 36.5 }, 'To see your result, “Loan term” must be 12 to 84 whole months.'],
    [{ apr: 26 }, 'To see your result, “APR” must be 0.0% to 25.0%.'],
    [{ tradeIn: Number.NaN }, 'To see your result, “Trade-in value” must be $0 to $100,000.'],
    [{ taxRate: 16 }, 'To see your result, “Sales tax rate” must be 0% to 15%.'],
  ])('%j: %s', (changes, message) => {
    expect(readMonthlyCost(withTerms(changes))).toMatchObject({ ok: false, message });
  });

  test('between whole months there is no payment', () => {
    expect(wholeMonths(36)).toBeUndefined();
    expect(wholeMonths(null)).toBeUndefined();
    expect(wholeMonths(36.5)).toBe('Enter whole months, 12 to 84');
  });
});

describe('trade-in, tax and fees', () => {
  const owing = withTerms({
    price: 25_000,
    downPayment: 1_000,
    tradeIn: 8_000,
    owedOnTradeIn: 11_500,
    taxRate: 6,
    taxedFees: 499,
    untaxedFees: 350,
    tradeInTax: 'all',
  });

  test('the tax rule is asked for while a trade-in and a tax rate are above 0, and starts at no', () => {
    expect(defaultTerms.tradeInTax).toBe('none');
    expect(asksTradeInTax(withTerms({ tradeIn: 5_000 }))).toBe(false);
    expect(asksTradeInTax(withTerms({ taxRate: 6 }))).toBe(false);
    expect(asksTradeInTax(withTerms({ tradeIn: 5_000, taxRate: 0 }))).toBe(false);
    const both = withTerms({ tradeIn: 5_000, taxRate: 6 });
    expect(asksTradeInTax(both)).toBe(true);
    expect(asksTradeInLimit(both)).toBe(false);
    expect(asksTradeInLimit(changeTerms(both, { tradeInTax: 'part' }))).toBe(true);
  });

  test('the table leads from the price to the amount financed', () => {
    const { offer, deal } = costOf(owing);
    expect(dealRows(offer, deal).map(({ sign, label, amount }) => [sign, label, amount])).toEqual([
      ['', 'Vehicle price', '$25,000.00'],
      ['+', 'Add-ons and fees that are taxed', '$499.00'],
      ['+', 'Sales tax (6% of $17,499.00)', '$1,049.94'],
      ['+', 'Fees that are not taxed', '$350.00'],
      ['=', 'Cost before interest', '$26,898.94'],
      ['−', 'Down payment', '$1,000.00'],
      ['−', 'Trade-in value', '$8,000.00'],
      ['+', 'What you still owe on it', '$11,500.00'],
      ['=', 'Amount financed', '$29,398.94'],
    ]);
  });

  test('in cash, tax and fees are taken off again', () => {
    const { offer, deal } = costOf(changeTerms(owing, { isTaxAndFeesInCash: true }));
    expect(dealRows(offer, deal)).toContainEqual({
      sign: '−',
      label: 'Tax and fees you pay in cash',
      amount: '$1,898.94',
    });
  });

  test('what is zero is left out', () => {
    const { offer, deal } = costOf(defaultTerms);
    expect(dealRows(offer, deal).map(({ label }) => label)).toEqual([
      'Vehicle price',
      'Cost before interest',
      'Down payment',
      'Amount financed',
    ]);
  });

  const sentencesOf = (terms: Terms) => {
    const { offer, deal } = costOf(terms);
    return dealSentences(offer, deal);
  };
  const quote = 'These are your numbers, not a tax or a price quote.';

  test('negative equity is said, with what it is', () => {
    expect(sentencesOf(owing)).toEqual([
      'You owe $3,500.00 more on your trade-in than it is worth. That amount is added to your new loan, and you pay interest on it.',
      quote,
    ]);
  });

  test('the tax that another rule would save is said while the rule is no', () => {
    const tradeIn = withTerms({ price: 30_000, downPayment: 2_000, tradeIn: 10_000, taxRate: 6 });
    expect(sentencesOf(tradeIn)).toEqual([
      'If your state counts your trade-in, your tax would be $600.00 less.',
      quote,
    ]);
    expect(sentencesOf(changeTerms(tradeIn, { tradeInTax: 'all' }))).toEqual([quote]);
  });

  test('a trade-in that covers everything is said, with what is left over', () => {
    const covered = withTerms({
      price: 10_000,
      downPayment: 0,
      tradeIn: 12_000,
      taxRate: 8.875,
      untaxedFees: 200,
      tradeInTax: 'all',
    });
    expect(sentencesOf(covered)).toEqual([
      'Your trade-in and down payment cover everything, and $1,800.00 is left over.',
      quote,
    ]);
    expect(sentencesOf(withTerms({ price: 10_000, downPayment: 0, tradeIn: 10_000 }))[0]).toBe(
      'Your trade-in and down payment cover everything, so there is nothing to borrow.',
    );
  });

  test('the negative equity sentence is there exactly above 0', () => {
    fc.assert(
      fc.property(fittingTerms, (terms) => {
        const { offer, deal } = costOf(terms);
        const said = dealSentences(offer, deal).some((sentence) => sentence.startsWith('You owe'));
        expect(said).toBe((terms.owedOnTradeIn ?? 0) > (terms.tradeIn ?? 0));
      }),
    );
  });
});

describe('extra payments', () => {
  const extraOf = (changes: TermChanges) => {
    const terms = withTerms(changes);
    const extras = readExtra(terms, '2026-12');
    if (!extras) return undefined;
    const result = scheduleWithExtras(costOf(terms).loan, extras);
    return {
      result,
      lines: extraLines(result, '2026-12'),
      summary: summarizeExtra(result, '2026-12'),
    };
  };

  test('$50 a month ends the loan 15 months sooner, and says what it saves', () => {
    expect(extraOf({ extraMonthly: 50 })).toMatchObject({
      lines: [
        'Paid off in August 2031 instead of November 2032: 15 months sooner.',
        'Interest: $2,632.20 instead of $3,411.11. You save $778.91.',
        'You pay $2,800.00 extra in all.',
      ],
      summary: {
        text: 'Paid off in August 2031, 15 months sooner. You save $778.91 in interest.',
        announcement: 'With extra payments: paid off in August 2031. You save $778.91.',
      },
    });
  });

  test('what comes with the last payment changes nothing', () => {
    expect(extraOf({ extraOnce: 1_000, oncePayment: 72 })).toEqual({
      result: expect.anything(),
      summary: undefined,
      lines: ['These extra payments change nothing: the loan ends before they are due.'],
    });
  });

  test('a cent a month saves cents and no month', () => {
    expect(extraOf({ extraMonthly: 0.01 })?.lines).toEqual([
      'Paid off in November 2032, as without them.',
      'Interest: $3,410.92 instead of $3,411.11. You save $0.19.',
      'You pay $0.71 extra in all.',
    ]);
  });

  test('at 0% it ends the loan sooner and saves no interest', () => {
    const extra = extraOf({ apr: 0, extraMonthly: 50 });
    expect(extra?.lines[1]).toBe('At 0% there is no interest to save.');
    expect(extra?.summary).toEqual({
      text: 'Paid off in August 2031, 15 months sooner.',
      announcement: 'With extra payments: paid off in August 2031.',
    });
  });

  test('one out of bounds is not reckoned with', () => {
    expect(extraOf({ extraMonthly: 10_001 })).toBeUndefined();
    expect(extraOf({ extraMonthly: Number.NaN })).toBeUndefined();
  });

  test('the yearly one falls in its calendar month, from the first payment that is set', () => {
    const terms = { extraYearly: 500, yearlyMonth: 5 } as const;
    expect(extraOf(terms)?.result.schedule).toHaveLength(59);
    const extras = readExtra(withTerms({ ...terms, firstPayment: '2027-05' }), '2026-12');
    expect(extras?.firstMonth).toBe(5);
  });
});

describe('offers side by side', () => {
  const sheet = withTerms({
    price: 20_000,
    downPayment: 3_000,
    tradeIn: 3_000,
    taxedFees: 300,
    untaxedFees: 1_500,
    apr: 3.5,
    term: 48,
  });
  const first = copyOfFirst(sheet);
  const b = { ...first, apr: 4.9, term: 72 };
  const c = { ...first, price: 19_500, apr: 6.5, term: 60 };

  test('says which costs the least, which has the lowest payment, and that prices differ', () => {
    const { leftOut, comparison } = compare(changeTerms(sheet, { offers: [b, c] }));
    expect(leftOut).toEqual([]);
    expect(comparison?.letters).toEqual(['A', 'B', 'C']);
    expect(comparison?.callOuts).toEqual([
      'Offer A costs the least in all: $22,954.80. That is $1,313.39 less than Offer B and $1,006.97 less than Offer C.',
      'Offer B has the lowest payment, $253.73 a month. You would pay $1,313.39 more in all for it.',
      'The prices differ, so this compares the cars too, not only the loans.',
    ]);
  });

  test('lays the rows beside those of the shopping sheet', () => {
    const { comparison } = compare(changeTerms(sheet, { offers: [b] }));
    expect(
      comparison?.rows.map(({ letter, label, values }) => [letter ?? '', label, ...values]),
    ).toEqual([
      ['(A)', 'Vehicle price', '$20,000.00', '$20,000.00'],
      ['(B, D)', 'Add-ons and taxed fees', '$300.00', '$300.00'],
      ['(C)', 'Tax and fees that are not taxed', '$1,500.00', '$1,500.00'],
      ['(E)', 'Cost before interest', '$21,800.00', '$21,800.00'],
      ['(F)', 'Down payment', '$3,000.00', '$3,000.00'],
      ['(G)', 'Trade-in value', '$3,000.00', '$3,000.00'],
      ['', 'Still owed on it', '$0.00', '$0.00'],
      ['(H)', 'Amount financed', '$15,800.00', '$15,800.00'],
      ['(I)', 'APR', '3.5%', '4.9%'],
      ['(J)', 'Loan term', '48 months', '72 months'],
      ['(K)', 'Monthly payment', '$353.22', '$253.73'],
      ['', 'Total interest', '$1,154.80', '$2,468.19'],
      ['(L)', 'Total of payments', '$16,954.80', '$18,268.19'],
      ['', 'Total cost', '$22,954.80', '$24,268.19'],
    ]);
  });

  test('equal offers cost the same, and no payment is called the lowest', () => {
    expect(compare(changeTerms(sheet, { offers: [first] })).comparison?.callOuts).toEqual([
      'Offers A and B cost the same in all: $22,954.80.',
    ]);
  });

  test('the cheapest one can have the lowest payment too', () => {
    const cheaper = { ...first, apr: 3 };
    expect(compare(changeTerms(sheet, { offers: [cheaper] })).comparison?.callOuts[1]).toBe(
      'It also has the lowest payment, $349.72 a month.',
    );
  });

  test('a debt that is rolled in is not a cost, and that is said', () => {
    const owing = { ...first, owedOnTradeIn: 5_000 };
    expect(compare(changeTerms(sheet, { offers: [owing] })).comparison?.callOuts).toContain(
      'Total cost leaves out the old loan that is rolled in; its interest is counted.',
    );
  });

  test('one with a bad field is named and left out; the others are compared', () => {
    const { leftOut, comparison } = compare(changeTerms(sheet, { offers: [{ ...b, apr: 26 }, c] }));
    expect(leftOut).toEqual(['Offer B is not compared until its APR is 0.0% to 25.0%.']);
    expect(comparison?.letters).toEqual(['A', 'C']);
    expect(compare(changeTerms(sheet, { offers: [{ ...b, apr: 26 }] })).comparison).toBeUndefined();
  });

  test('one has the bounds of its own price', () => {
    const reading = readOffer(sheet, { ...b, price: 10_000, downPayment: 10_001 });
    expect(reading).toMatchObject({ ok: false, quantity: 'downPayment' });
  });

  test('no sentence ranks, approves or calls one the best', () => {
    fc.assert(
      fc.property(fittingTerms, (terms) => {
        const said = compare(terms).comparison?.callOuts.join(' ') ?? '';
        expect(said).not.toMatch(/best|approv|qualif|NaN|undefined|Infinity/i);
        expect(said === '').toBe(terms.offers.length === 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('What changes if', () => {
  test('with the defaults', () => {
    expect(levers(defaultTerms).map(({ text }) => text)).toEqual([
      '12 months shorter: $35.66 more a month, $595.51 less in interest',
      '$1,000 more down: $17.53 less a month, $262.40 less in interest',
      '1% lower APR: $6.29 less a month, $453.29 less in interest',
    ]);
  });

  test('each does what it says, and says what it did', () => {
    const [shorter] = levers(defaultTerms);
    const after = costOf(changeTerms(defaultTerms, shorter?.changes ?? {}));
    expect([after.payment, after.interest]).toEqual([263.59, 2_815.6]);
    expect(shorter?.done).toBe(
      'Loan term is now 60 months: $263.59 a month, $2,815.60 in interest.',
    );
  });

  test('a step out of bounds is not offered, nor any with nothing to borrow', () => {
    const of = (changes: TermChanges) => levers(withTerms(changes)).map(({ quantity }) => quantity);
    expect(of({ term: 12 })).toEqual(['downPayment', 'apr']);
    expect(of({ apr: 0 })).toEqual(['term', 'downPayment']);
    expect(of({ downPayment: 19_500 })).toEqual(['term', 'apr']);
    expect(of({ downPayment: 20_000 })).toEqual([]);
    expect(of({ price: null })).toEqual([]);
  });

  test('an APR under a whole percent steps to 0', () => {
    const lever = levers(withTerms({ apr: 0.5 })).find(({ quantity }) => quantity === 'apr');
    expect(lever?.text).toMatch(/^0\.5% lower APR: /);
    expect(lever?.changes).toEqual({ apr: 0 });
  });

  test('at 0% a shorter term changes no interest', () => {
    expect(levers(withTerms({ apr: 0 }))[0]?.text).toBe(
      '12 months shorter: $36.11 more a month, the same interest',
    );
  });

  test('every step stays within the bounds, for any terms', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        for (const { changes, text } of levers(terms)) {
          expect(readMonthlyCost(changeTerms(terms, changes)).ok).toBe(true);
          expect(text).not.toMatch(/NaN|undefined|\d\.\d{4,}/);
        }
      }),
    );
  });
});

describe('a link', () => {
  test('holds nothing while everything is as it opens', () => {
    expect(writeLink({ question: 'monthlyCost', terms: defaultTerms }, today)).toBe('');
    expect(readLink('')).toEqual({
      question: 'monthlyCost',
      terms: defaultTerms,
      leftOut: [],
      isTooLong: false,
      parts: [],
    });
  });

  test('sets a deal and opens its part', () => {
    const query = 'price=30000&down=2000&term=60&apr=7.5&trade=10000&tax=6&credit=all';
    const { terms, parts, leftOut } = readLink(query);
    expect(costOf(terms)).toMatchObject({ payment: 384.73, interest: 3_883.71 });
    expect([parts, leftOut]).toEqual([['deal'], []]);
    expect(writeLink({ question: 'monthlyCost', terms }, today)).toBe(query);
  });

  test('chooses the tab', () => {
    const { question, terms } = readLink('tab=max&pay=650');
    expect([question, terms.monthlyPayment]).toEqual(['maximumLoan', 650]);
  });

  const bad: readonly [string, Partial<Terms>, readonly string[]][] = [
    ['price=4999', { price: 20_000 }, ['Vehicle price']],
    ['price=20,000&apr=8%25', { price: 20_000, apr: 8 }, ['Vehicle price', 'APR']],
    ['term=72.5', { term: 72 }, ['Loan term']],
    ['price=10000&down=12000', { price: 10_000 }, ['Down payment']],
    ['price=30000&price=40000', { price: 30_000 }, []],
    ['apr=1e1', { apr: 8 }, ['APR']],
    ['apr=-1', { apr: 8 }, ['APR']],
    ['apr=%EF%BC%98', { apr: 8 }, ['APR']],
    ['apr=8.1234', { apr: 8 }, ['APR']],
    ['price=20000.125', { price: 20_000 }, ['Vehicle price']],
    ['utm_source=x&price=25000', { price: 25_000 }, []],
    [
      'tab=%E0%A4%A&credit=some',
      { tradeInTax: 'none' },
      ['What to work out', 'Does your trade-in lower the tax?'],
    ],
    [
      'xym=13&xon=0&first=2019-12',
      { yearlyMonth: 12, oncePayment: 1, firstPayment: null },
      ['In', 'With payment', 'First payment'],
    ],
    ['__proto__=1&constructor=2&toString', {}, []],
  ];
  test.each(bad)('%s', (query, set, leftOut) => {
    const read = readLink(query);
    expect(read.terms).toMatchObject(set);
    expect(read.leftOut).toEqual(leftOut);
  });

  test('a down payment that is not in it follows the price', () => {
    const { terms, leftOut } = readLink('price=5000');
    expect([terms.price, quantityState(terms, 'downPayment').value, leftOut]).toEqual([
      5_000,
      5_000,
      [],
    ]);
    const { terms: other } = readLink('price=10000&down=12000');
    expect(quantityState(other, 'downPayment').value).toBe(7_000);
  });

  test('an offer C without a B is the B, and its bad numbers are named as its own', () => {
    const { terms, parts, leftOut } = readLink('c=1&cprice=25000&capr=99');
    expect(terms.offers).toEqual([
      { ...copyOfFirst(defaultTerms), price: 25_000, downPayment: 7_000 },
    ]);
    expect([parts, leftOut]).toEqual([['compare'], ['Offer B: APR']]);
  });

  test('what could not be used is said by the names of the fields', () => {
    expect(linkNotice(readLink('price=20,000&apr=8%25'))).toBe(
      'We could not use part of this link: Vehicle price, APR. You see our example numbers in their place.',
    );
  });

  test('a query that is too long is left out whole', () => {
    const query = `price=30000&x=${'1'.repeat(longestQuery)}`;
    expect(readLink(query)).toMatchObject({ isTooLong: true, terms: defaultTerms, leftOut: [] });
    expect(readLink(query.slice(0, longestQuery)).terms.price).toBe(30_000);
  });

  test('no text of a query is ever among what is shown', () => {
    const { leftOut, terms } = readLink('price=<b>Call+me</b>&credit=%3Cscript%3E&b=javascript:');
    expect(JSON.stringify({ leftOut, terms })).not.toMatch(/Call|script/);
  });

  test('leaves out the first payment while it is next month', () => {
    const link = (firstPayment: string) =>
      writeLink({ question: 'monthlyCost', terms: withTerms({ firstPayment }) }, today);
    expect(link('2026-12')).toBe('');
    expect(link('2027-02')).toBe('first=2027-02');
  });

  test('leaves out what is out of bounds, so that it sets nothing that can not be', () => {
    const terms = withTerms({ price: 1, apr: Number.NaN, term: null, tradeIn: -5 });
    expect(writeLink({ question: 'monthlyCost', terms }, today)).toBe('');
  });

  test('made here and opened elsewhere, it gives the same figures, parts and offers', () => {
    fc.assert(
      fc.property(
        fittingTerms,
        fc.constantFrom('monthlyCost' as const, 'maximumLoan' as const),
        (terms, question) => {
          const query = writeLink({ question, terms }, today);
          const read = readLink(`?${query}`);
          expect(query.length).toBeLessThanOrEqual(longestQuery);
          expect(query).toMatch(/^[a-z0-9=&.-]*$/);
          expect([read.leftOut, read.question]).toEqual([[], question]);
          expect(readMonthlyCost(read.terms)).toEqual(readMonthlyCost(terms));
          expect(readMaximumLoan(read.terms)).toEqual(readMaximumLoan(terms));
          expect(readExtra(read.terms, '2026-12')).toEqual(readExtra(terms, '2026-12'));
          expect(compare(read.terms)).toEqual(compare(terms));
          expect(read.terms.firstPayment ?? '2026-12').toBe(terms.firstPayment ?? '2026-12');
          expect(writeLink(read, today)).toBe(query);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('10,000 random queries never throw, and set only what can be worked out', () => {
    const name = fc.constantFrom(
      ...'tab price down term apr pay trade owed tax tfees fees credit counts cash xm xy xym xo xon first b bprice bdown bapr bterm c cprice cfees x'.split(
        ' ',
      ),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: -10, max: 200_000 }).map(String),
      fc.constantFrom('1', 'max', 'all', 'part', '8%25', '1e3', '2027-01', '%', '%ZZ', '0x1f'),
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3_000 }),
      fc
        .array(fc.tuple(name, value), { maxLength: 40 })
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(query, (text) => {
        const { terms } = readLink(text);
        expect(readMonthlyCost(terms).ok).toBe(true);
        expect(readMaximumLoan(terms).ok).toBe(true);
        expect(compare(terms).leftOut).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

test('numbers are written as people read them', () => {
  expect(formatQuantity('price', 20_000)).toBe('$20,000');
  expect(formatQuantity('term', 72)).toBe('72 months');
  expect(formatQuantity('apr', 8)).toBe('8.0%');
  expect(formatQuantity('apr', 7.25)).toBe('7.25%');
  expect(formatQuantity('taxRate', 8.875)).toBe('8.875%');
});
