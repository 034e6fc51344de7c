import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, copyOfFirst, isSameAsFirst, readOffer } from '../src/calculator/compare.ts';
import { dealRows, dealSentences } from '../src/calculator/deal.ts';
import { resultDetails } from '../src/calculator/details.ts';
import { summarizeExtra } from '../src/calculator/extra.ts';
import { extraFigures } from '../src/calculator/extra-lines.ts';
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
  usesDetails,
  usesExtra,
  wholeMonths,
  workOutMaximumLoan,
} from '../src/calculator/index.ts';
import {
  type LinkedState,
  type LinkSearch,
  writeLink as writeSearch,
} from '../src/calculator/link.ts';
import { linkNotice, longestQuery, readLink as readSearch } from '../src/calculator/read-link.ts';
import { answer, results } from '../src/calculator/results.ts';
import { loanRoad, withoutExtras } from '../src/calculator/road.ts';
import { whatIfs } from '../src/calculator/what-if.ts';
import { dealLimits, extraLimits } from '../src/content/calculator-more.ts';
import { calculatorLimits } from '../src/facts/calculator-limits.ts';
import { dollars } from '../src/input/format.ts';
import { workOutOffer } from '../src/loan/compare.ts';
import { scheduleWithExtras } from '../src/loan/extra.ts';

const today = new Date(2026, 10, 22);
/** Parses a query as the router does: decoded, and the first of two equal names counts. */
function readLink(query: string) {
  const search: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) search[name] ??= value;
  return readSearch(search satisfies LinkSearch);
}
const writeLink = (state: LinkedState, day: Date) =>
  new URLSearchParams(writeSearch(state, day)).toString();
const withTerms = (changes: TermChanges): Terms => changeTerms(defaultTerms, changes);

/** Returns the values, and fails if the reading has something to correct first. */
function costOf(terms: Terms) {
  const reading = readMonthlyCost(terms);
  if (!reading.ok) throw new Error(reading.message);
  return { offer: reading.values, ...workOutOffer(reading.values) };
}

const quantities = [
  ...Object.keys(calculatorLimits),
  ...Object.keys(dealLimits),
  ...Object.keys(extraLimits),
] as Quantity[];

/** Anything that can be typed into a field, including values out of bounds and text. */
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

/** A valid number of a quantity, with as many decimals as a link may have. */
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
    lenderFees: fitting('lenderFees'),
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

describe('without optional parts', () => {
  test('Monthly Cost gives the figures of the product', () => {
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

  test('Maximum Loan gives the figures of the product', () => {
    const reading = readMaximumLoan(defaultTerms);
    const loan = reading.ok ? workOutMaximumLoan(reading.values) : undefined;
    expect(Math.round(loan?.principal ?? 0)).toBe(28_517);
    expect(loan?.totalOfPayments).toBe(36_000);
  });

  test('uses no part and changes nothing', () => {
    expect([usesDeal(defaultTerms), usesExtra(defaultTerms), isChanged(defaultTerms)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(readExtra(defaultTerms, '2026-12')).toBeUndefined();
    expect(compare(defaultTerms)).toEqual({ leftOut: [] });
  });
});

describe('bounds', () => {
  test('the down payment falls with the price and rises with it again', () => {
    const low = withTerms({ price: 5_000 });
    expect(quantityState(low, 'downPayment')).toEqual({ value: 5_000, min: 0, max: 5_000 });
    const high = changeTerms(low, { price: 100_000 });
    expect(quantityState(high, 'downPayment')).toEqual({ value: 7_000, min: 0, max: 100_000 });
  });

  test('a down payment above the price stays as typed until the price allows it', () => {
    const tooHigh = withTerms({ downPayment: 25_000 });
    expect(quantityState(tooHigh, 'downPayment').value).toBe(25_000);
    expect(readMonthlyCost(tooHigh)).toEqual({
      ok: false,
      quantity: 'downPayment',
      message: 'To see your result, “Down payment” must be $0 to $20,000.',
    });
    expect(readMonthlyCost(changeTerms(tooHigh, { price: 100_000 })).ok).toBe(true);
  });

  test('a price out of bounds changes no other bounds', () => {
    const broken = withTerms({ price: 1 });
    expect(quantityState(broken, 'downPayment').max).toBe(20_000);
    expect(readMaximumLoan(broken).ok).toBe(true);
  });

  test('a change of price never puts a valid down payment out of its bounds', () => {
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

  test('any terms give a result or name the wrong field and its bounds', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const reading = readMonthlyCost(terms);
        if (reading.ok) {
          const figures = Object.values(workOutOffer(reading.values)).filter(
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

  test('results of valid terms never contain “NaN”, “Infinity” or a dash, at 0% too', () => {
    fc.assert(
      fc.property(fittingTerms, fc.boolean(), (fitting, isFree) => {
        const terms = isFree ? changeTerms(fitting, { apr: 0 }) : fitting;
        const { offer, deal, loan, ...figures } = costOf(terms);
        const extras = readExtra(terms, '2026-12');
        const said = JSON.stringify([
          Object.values(figures).map((figure) => `${figure}`),
          dealRows(offer, deal),
          dealSentences(offer, deal),
          extras && extraFigures(scheduleWithExtras(loan, extras), '2026-12'),
          whatIfs(terms),
          compare(terms),
        ]);
        expect(said).not.toMatch(/NaN|Infinity|\$—|undefined/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a reset restores the defaults, whatever was set', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { downPaymentMaximum: _, downPaymentSetUnder: __, ...start } = defaultTerms;
        expect(changeTerms(terms, start)).toEqual(defaultTerms);
      }),
    );
  });

  test('only the fields of the current question can block its result', () => {
    expect(slidersOf.maximumLoan).toEqual(['monthlyPayment', 'term', 'apr']);
    expect(readMonthlyCost(withTerms({ monthlyPayment: null })).ok).toBe(true);
    expect(readMaximumLoan(withTerms({ tradeIn: -1, price: null })).ok).toBe(true);
    expect(readMonthlyCost(withTerms({ tradeInLimit: -1 })).ok).toBe(true);
    expect(readMonthlyCost(withTerms({ extraMonthly: -1 })).ok).toBe(true);
  });

  test.each([
    [{ price: null }, 'To see your result, “Vehicle price” must be $5,000 to $100,000.'],
    [{ term: 36.5 }, 'To see your result, “Loan term” must be 12 to 84 whole months.'],
    [{ apr: 26 }, 'To see your result, “APR” must be 0.00% to 25.00%.'],
    [{ tradeIn: Number.NaN }, 'To see your result, “Trade-in value” must be $0 to $100,000.'],
    [{ taxRate: 16 }, 'To see your result, “Sales tax rate” must be 0% to 15%.'],
  ])('%j: %s', (changes, message) => {
    expect(readMonthlyCost(withTerms(changes))).toMatchObject({ ok: false, message });
  });

  test('a fractional number of months gives no payment', () => {
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

  test('ask for the tax rule while the trade-in and the tax rate are above 0, and default to none', () => {
    expect(defaultTerms.tradeInTax).toBe('none');
    expect(asksTradeInTax(withTerms({ tradeIn: 5_000 }))).toBe(false);
    expect(asksTradeInTax(withTerms({ taxRate: 6 }))).toBe(false);
    expect(asksTradeInTax(withTerms({ tradeIn: 5_000, taxRate: 0 }))).toBe(false);
    const both = withTerms({ tradeIn: 5_000, taxRate: 6 });
    expect(asksTradeInTax(both)).toBe(true);
    expect(asksTradeInLimit(both)).toBe(false);
    expect(asksTradeInLimit(changeTerms(both, { tradeInTax: 'part' }))).toBe(true);
  });

  test('give a table from the price to the amount financed', () => {
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

  test('subtract tax and fees that are paid in cash', () => {
    const { offer, deal } = costOf(changeTerms(owing, { isTaxAndFeesInCash: true }));
    expect(dealRows(offer, deal)).toContainEqual({
      sign: '−',
      label: 'Tax and fees you pay in cash',
      amount: '$1,898.94',
    });
  });

  test('leave out amounts of zero, except the amount financed', () => {
    const { offer, deal } = costOf(defaultTerms);
    expect(dealRows(offer, deal).map(({ label }) => label)).toEqual([
      'Vehicle price',
      'Cost before interest',
      'Down payment',
      'Amount financed',
    ]);
    const paid = costOf(withTerms({ price: 5_000, downPayment: 5_000 }));
    expect(dealRows(paid.offer, paid.deal).at(-1)).toMatchObject({ sign: '=', amount: '$0.00' });
  });

  const sentencesOf = (terms: Terms) => {
    const { offer, deal } = costOf(terms);
    return dealSentences(offer, deal);
  };
  const quote = 'We used the numbers you entered. This is not a tax or price quote.';

  test('explain negative equity', () => {
    expect(sentencesOf(owing)).toEqual([
      'You owe $3,500.00 more on your trade-in than it is worth. That amount is added to your new loan, and you pay interest on it.',
      quote,
    ]);
  });

  test('show the tax that another rule would save while the rule is none', () => {
    const tradeIn = withTerms({ price: 30_000, downPayment: 2_000, tradeIn: 10_000, taxRate: 6 });
    expect(sentencesOf(tradeIn)).toEqual([
      'If your state counts your trade-in, your tax would be $600.00 less.',
      quote,
    ]);
    expect(sentencesOf(changeTerms(tradeIn, { tradeInTax: 'all' }))).toEqual([quote]);
  });

  test('say what is left over if the trade-in covers everything', () => {
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

  test('show the sentence about negative equity only above 0', () => {
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
      ...extraFigures(result, '2026-12'),
      summary: summarizeExtra(result, '2026-12'),
    };
  };

  test('of $50 a month end the loan 15 months sooner, and show the savings', () => {
    expect(extraOf({ extraMonthly: 50 })).toMatchObject({
      figures: [
        { value: '$2,632.20', label: 'Interest, instead of $3,411.11' },
        { value: 'Aug 2031', label: 'Paid off, instead of Nov 2032' },
      ],
      lines: ['You pay $2,800.00 extra in total.'],
      summary: {
        text: 'Paid off in August 2031, 15 months sooner. You save $778.91 in interest.',
        announcement: 'With extra payments: paid off in August 2031. You save $778.91.',
      },
    });
  });

  test('change nothing if they come with the last payment', () => {
    expect(extraOf({ extraOnce: 1_000, oncePayment: 72 })).toEqual({
      result: expect.anything(),
      summary: undefined,
      figures: [],
      lines: ['These extra payments change nothing: the loan ends before they are due.'],
    });
  });

  test('of a cent a month save cents and no month', () => {
    expect(extraOf({ extraMonthly: 0.01 })).toMatchObject({
      figures: [{ value: '$3,410.92', label: 'Interest, instead of $3,411.11' }],
      lines: ['Paid off in November 2032, just as without them.', 'You pay $0.71 extra in total.'],
    });
  });

  test('at 0% end the loan sooner and save no interest', () => {
    const extra = extraOf({ apr: 0, extraMonthly: 50 });
    expect(extra).toMatchObject({
      figures: [{ value: 'Aug 2031', label: 'Paid off, instead of Nov 2032' }],
      lines: ['At 0% there is no interest to save.', expect.stringMatching(/extra in total/)],
    });
    expect(extra?.summary).toEqual({
      text: 'Paid off in August 2031, 15 months sooner.',
      announcement: 'With extra payments: paid off in August 2031.',
    });
  });

  test('are ignored if one is out of bounds', () => {
    expect(extraOf({ extraMonthly: 10_001 })).toBeUndefined();
    expect(extraOf({ extraMonthly: Number.NaN })).toBeUndefined();
  });

  test('apply the yearly one in its calendar month, counted from the chosen first payment', () => {
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

  test('name what the cheapest costs less, the next one first, and the lowest payment, and say that prices differ', () => {
    const { leftOut, comparison } = compare(changeTerms(sheet, { offers: [b, c] }));
    expect(leftOut).toEqual([]);
    expect(comparison?.letters).toEqual(['A', 'B', 'C']);
    expect(comparison?.figure).toEqual({
      value: '$1,006.97',
      label: 'saved in total with offer A instead of C',
    });
    expect(comparison?.callOuts).toEqual([
      '$1,313.39 less than with B.',
      'Offer B has the lowest payment, $253.73 a month. It costs $1,313.39 more in total.',
      'The prices differ, so this compares the cars too, not only the loans.',
    ]);
  });

  test('consist of what is paid up front, borrowed and interest, and mark the cheapest', () => {
    const { comparison } = compare(changeTerms(sheet, { offers: [b] }));
    expect(comparison?.parts).toEqual([
      { letter: 'A', upFront: 6_000, principal: 15_800, interest: 1_154.8, isCheapest: true },
      { letter: 'B', upFront: 6_000, principal: 15_800, interest: 2_468.19, isCheapest: false },
    ]);
    // The debt that is rolled in is not part of the total cost.
    const inDebt = changeTerms(sheet, { owedOnTradeIn: 11_000, offers: [] });
    const two = compare(changeTerms(inDebt, { offers: [copyOfFirst(inDebt)] })).comparison;
    for (const { upFront, principal, interest, isCheapest } of two?.parts ?? []) {
      expect([upFront, isCheapest]).toEqual([0, false]);
      expect(dollars(principal + interest)).toBe(two?.rows.at(-1)?.values[0]);
    }
  });

  test('are the same as the first until a number differs', () => {
    const terms = changeTerms(sheet, { offers: [first, b] });
    expect([isSameAsFirst(terms, 0), isSameAsFirst(terms, 1)]).toEqual([true, false]);
  });

  test("have the rows of the CFPB's shopping sheet, in its order", () => {
    const { comparison } = compare(changeTerms(sheet, { offers: [b] }));
    expect(comparison?.rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['Vehicle price', '$20,000.00', '$20,000.00'],
      ['Add-ons and taxed fees', '$300.00', '$300.00'],
      ['Sales tax and untaxed fees', '$1,500.00', '$1,500.00'],
      ['Cost before interest', '$21,800.00', '$21,800.00'],
      ['Down payment', '$3,000.00', '$3,000.00'],
      ['Trade-in value', '$3,000.00', '$3,000.00'],
      ['Still owed on it', '$0.00', '$0.00'],
      ['Amount financed', '$15,800.00', '$15,800.00'],
      ['APR', '3.50%', '4.90%'],
      ['Loan term', '48 months', '72 months'],
      ['Monthly payment', '$353.22', '$253.73'],
      ['Total interest', '$1,154.80', '$2,468.19'],
      ['Total of payments', '$16,954.80', '$18,268.19'],
      ['Total cost', '$22,954.80', '$24,268.19'],
    ]);
  });

  test('of equal terms cost the same, and none has the lowest payment', () => {
    const { comparison } = compare(changeTerms(sheet, { offers: [first] }));
    expect(comparison?.figure).toBeUndefined();
    expect(comparison?.callOuts).toEqual(['Offers A and B cost the same in total: $22,954.80.']);
  });

  test('can have one offer with both the lowest cost and the lowest payment', () => {
    const cheaper = { ...first, apr: 3 };
    expect(compare(changeTerms(sheet, { offers: [cheaper] })).comparison?.callOuts).toEqual([
      'Offer B has the lower payment, $349.72 a month.',
    ]);
  });

  test('exclude a rolled-in debt from the cost, and say so', () => {
    const owing = { ...first, owedOnTradeIn: 5_000 };
    expect(compare(changeTerms(sheet, { offers: [owing] })).comparison?.callOuts).toContain(
      'Total cost includes interest on your old loan, not the old loan itself.',
    );
  });

  test('leave out and name an offer with an invalid field, and compare the others', () => {
    const { leftOut, comparison } = compare(changeTerms(sheet, { offers: [{ ...b, apr: 26 }, c] }));
    expect(leftOut).toEqual(['Offer B is not compared until its APR is 0.00% to 25.00%.']);
    expect(comparison?.letters).toEqual(['A', 'C']);
    expect(compare(changeTerms(sheet, { offers: [{ ...b, apr: 26 }] })).comparison).toBeUndefined();
  });

  test("apply each offer's own price to its bounds", () => {
    const reading = readOffer(sheet, { ...b, price: 10_000, downPayment: 10_001 });
    expect(reading).toMatchObject({ ok: false, quantity: 'downPayment' });
  });

  test('never rank, approve or recommend an offer', () => {
    fc.assert(
      fc.property(fittingTerms, (terms) => {
        const { figure, callOuts = [] } = compare(terms).comparison ?? {};
        const said = [figure?.value, figure?.label, ...callOuts].join(' ').trim();
        expect(said).not.toMatch(/best|approv|qualif|NaN|undefined|Infinity/i);
        expect(said === '').toBe(terms.offers.length === 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('lender fees', () => {
  const lender = withTerms({ price: 20_000, downPayment: 0, lenderFees: 800 });
  const shown = (terms: Terms) => [
    results.figure(answer('monthlyCost', terms)),
    ...resultDetails(terms, '2026-12').rates.map(({ label, text }) => `${label}: ${text}`),
  ];

  test('are borrowed, and show the rate beside the APR that they raise', () => {
    expect(shown(lender)).toEqual(['$364.69', 'Rate: 8.00%', 'APR with fees: 9.42%']);
    expect(shown(withTerms({ price: 20_000, downPayment: 0 }))).toEqual(['$350.66']);
  });

  test('raise the APR too if they are paid in cash', () => {
    const inCash = changeTerms(lender, { isTaxAndFeesInCash: true });
    expect(shown(inCash)).toEqual(['$350.66', 'Rate: 8.00%', 'APR with fees: 9.48%']);
  });

  test('show no APR if they leave nothing that is lent', () => {
    const covered = changeTerms(lender, { price: 5_000, downPayment: 5_000, lenderFees: 5_000 });
    expect(shown(covered).slice(1)).toEqual([]);
  });

  test('have no separate sentence if they are all that is lent', () => {
    const { offer, deal } = costOf(
      withTerms({ price: 5_000, downPayment: 5_000, lenderFees: 800 }),
    );
    expect(deal.amountFinanced).toBe(800);
    expect(dealSentences(offer, deal)).toEqual([
      'We used the numbers you entered. This is not a tax or price quote.',
    ]);
  });

  test('are a line of the deal, and are left out of the amount financed of loan papers', () => {
    const { offer, deal } = costOf(lender);
    expect(dealRows(offer, deal)).toContainEqual({
      sign: '+',
      label: 'Lender fees',
      amount: '$800.00',
    });
    expect(dealSentences(offer, deal)).toContain(
      'Loan documents leave lender fees out of the amount financed. They would show $20,000.00.',
    );
  });

  test('of one offer add their row, and the rate and the APR of every offer', () => {
    const other = { ...copyOfFirst(lender), apr: 9.42, lenderFees: null };
    const { comparison } = compare(changeTerms(lender, { offers: [other] }));
    const rows = comparison?.rows.map(({ label, values }) => [label, ...values]);
    expect(rows).toContainEqual(['Lender fees', '$800.00', '$0.00']);
    expect(rows).toContainEqual(['Rate', '8.00%', '9.42%']);
    expect(rows).toContainEqual(['APR with fees', '9.42%', '9.42%']);
    expect(rows).toContainEqual(['Monthly payment', '$364.69', '$364.69']);
    expect(rows?.map(([label]) => label)).not.toContain('APR');
  });
});

describe('details of a result', () => {
  test('are asked for by an extra payment, lender fees or a chosen first payment', () => {
    expect(usesDetails(defaultTerms)).toBe(false);
    for (const change of [{ extraMonthly: 50 }, { lenderFees: 800 }, { firstPayment: '2027-03' }]) {
      expect(usesDetails(withTerms(change)), JSON.stringify(change)).toBe(true);
    }
  });

  test('are empty for any terms that ask for none', () => {
    const none = {
      ...{ extraMonthly: 0, extraYearly: 0, extraOnce: 0, lenderFees: 0 },
      firstPayment: null,
    };
    fc.assert(
      fc.property(fittingTerms, (fitting) => {
        const terms = changeTerms(fitting, none);
        expect(usesDetails(terms)).toBe(false);
        expect(resultDetails(terms, '2026-12')).toEqual({ rates: [] });
      }),
    );
  });
});

describe('a late first payment', () => {
  const deferralOf = (firstPayment: string, changes: TermChanges = {}) =>
    resultDetails(withTerms({ ...changes, firstPayment }), '2026-12').deferral;

  test('costs simple interest on the loan for each month after the next one', () => {
    expect(deferralOf('2027-05')).toBe(
      'Waiting 5 months longer for the first payment costs about $433.33 in interest. The figures above leave it out.',
    );
    expect(deferralOf('2027-01')).toContain('Waiting 1 month longer');
    expect(deferralOf('2027-01')).toContain(' $86.67 ');
  });

  test.each([
    ['next month', '2026-12', {}],
    ['this month', '2026-11', {}],
    ['without interest', '2027-05', { apr: 0 }],
    ['with nothing to borrow', '2027-05', { downPayment: 20_000 }],
    ['with an invalid price', '2027-05', { price: 1 }],
  ] as const)('costs nothing %s', (_, firstPayment, changes) => {
    expect(deferralOf(firstPayment, changes)).toBeUndefined();
  });

  test('changes no figure of the loan', () => {
    expect(costOf(withTerms({ firstPayment: '2027-05' }))).toEqual(costOf(defaultTerms));
  });
});

describe('What if you change one thing?', () => {
  test('shows the changes of the default terms', () => {
    expect(whatIfs(defaultTerms).map(({ text }) => text)).toEqual([
      '12 months shorter: $35.66 more a month, $595.51 less in interest',
      '$1,000 more down: $17.53 less a month, $262.40 less in interest',
      '1% lower APR: $6.29 less a month, $453.29 less in interest',
    ]);
  });

  test('makes the change that each button describes, and describes it afterwards', () => {
    const [shorter] = whatIfs(defaultTerms);
    const after = costOf(changeTerms(defaultTerms, shorter?.changes ?? {}));
    expect([after.payment, after.interest]).toEqual([263.59, 2_815.6]);
    expect(shorter?.done).toBe(
      'Loan term is now 60 months: $263.59 a month, $2,815.60 in interest.',
    );
  });

  test('leaves out a change that is out of bounds or leaves nothing to borrow', () => {
    const of = (changes: TermChanges) =>
      whatIfs(withTerms(changes)).map(({ quantity }) => quantity);
    expect(of({ term: 12 })).toEqual(['downPayment', 'apr']);
    expect(of({ apr: 0 })).toEqual(['term', 'downPayment']);
    expect(of({ downPayment: 19_500 })).toEqual(['term', 'apr']);
    expect(of({ downPayment: 20_000 })).toEqual([]);
    expect(of({ price: null })).toEqual([]);
  });

  test('changes an APR below one percent to 0', () => {
    const lowerApr = whatIfs(withTerms({ apr: 0.5 })).find(({ quantity }) => quantity === 'apr');
    expect(lowerApr?.text).toMatch(/^0\.5% lower APR: /);
    expect(lowerApr?.changes).toEqual({ apr: 0 });
  });

  test('changes no interest with a shorter term at 0%', () => {
    expect(whatIfs(withTerms({ apr: 0 }))[0]?.text).toBe(
      '12 months shorter: $36.11 more a month, the same interest',
    );
  });

  test('stays within the bounds for any terms', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        for (const { changes, text } of whatIfs(terms)) {
          expect(readMonthlyCost(changeTerms(terms, changes)).ok).toBe(true);
          expect(text).not.toMatch(/NaN|undefined|\d\.\d{4,}/);
        }
      }),
    );
  });
});

describe('the road of a loan', () => {
  const first = '2026-12';

  test('goes from the amount financed to nothing, with a milepost for each year but the last', () => {
    const road = loanRoad(defaultTerms, first);
    expect(road?.points).toHaveLength(73);
    expect(road?.points[0]).toEqual({ x: '2026-11', left: 13_000, interest: 0 });
    expect(road?.points[36]).toEqual({ x: '2029-11', left: 7_273.78, interest: 2_479.26 });
    expect(road?.points.at(-1)).toEqual({ x: '2032-11', left: 0, interest: 3_411.11 });
    expect(road?.years).toEqual([12, 24, 36, 48, 60]);
    expect(road?.other).toBeUndefined();
    expect(road?.notes[1]).toEqual({
      ...{ index: 72, value: 3_411.11, label: '$3,411.11', text: 'Interest', names: 'interest' },
    });
  });

  test('is beside the loan without its extra payments, and names what they save', () => {
    const road = loanRoad(withTerms({ extraMonthly: 50 }), first);
    expect(road?.points[57]).toMatchObject({ left: 0, interest: 2_632.2 });
    expect(road?.points[57]?.other).toBeGreaterThan(3_000);
    expect([road?.lastIndex, road?.other?.lastIndex]).toEqual([57, 72]);
    expect(road?.points).toHaveLength(73);
    expect(road?.notes).toEqual([
      { index: 2, value: 4_550, label: '$13,000', text: 'Left to pay', names: 'left' },
      {
        index: 60,
        value: (road?.points[60]?.other ?? 0) / 2,
        label: '$779 less interest',
        text: '15 months sooner',
        hasLine: true,
      },
    ]);
  });

  test('names the time alone that extra payments save at 0%', () => {
    const road = loanRoad(withTerms({ apr: 0, extraMonthly: 50 }), first);
    expect(road?.notes.map(({ label, text }) => [label, text])).toEqual([
      ['$13,000', 'Left to pay'],
      ['15 months sooner', undefined],
    ]);
    const without = loanRoad(withoutExtras(withTerms({ apr: 0, extraMonthly: 50 })), first);
    expect(without?.other).toBeUndefined();
    expect(without?.notes).toHaveLength(1);
  });

  test('is beside any what-if change, which names the other loan', () => {
    const terms = withTerms({ extraMonthly: 50 });
    for (const change of whatIfs(terms)) {
      const road = loanRoad(terms, first, change);
      expect(road?.other?.label).toBe(change.change);
      expect(road?.notes.some(({ hasLine }) => hasLine)).toBe(false);
      const changed = loanRoad(changeTerms(terms, change.changes), first);
      expect(road?.points.map(({ other }) => other).filter(Boolean)).toEqual(
        changed?.points.map(({ left }) => left).filter(Boolean),
      );
    }
  });

  test('is beside a longer loan from before a change, whose line does not cross the interest', () => {
    const road = loanRoad(withTerms({ term: 60 }), first, { changes: { term: 72 } });
    expect(road?.other).toMatchObject({ label: 'Before this change', lastIndex: 72 });
    expect(road?.notes[1]).toMatchObject({ index: 60, names: 'interest', hasLine: true });
  });

  test('has no point if nothing is borrowed, and is unknown while a number is out of bounds', () => {
    expect(loanRoad(withTerms({ downPayment: 20_000 }), first)?.points).toEqual([]);
    expect(loanRoad(withTerms({ price: null }), first)).toBeUndefined();
  });

  test('never goes up, and ends with the interest of the result, for any terms', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const road = loanRoad({ ...terms, extraMonthly: 0, extraYearly: 0, extraOnce: 0 }, first);
        if (!road?.points.length) return;
        for (const [index, { left, interest }] of road.points.slice(1).entries()) {
          expect(left).toBeLessThanOrEqual(road.points[index]?.left ?? 0);
          expect(interest).toBeGreaterThanOrEqual(road.points[index]?.interest ?? 0);
        }
        expect(road.points.at(-1)).toMatchObject({ left: 0, interest: costOf(terms).interest });
      }),
    );
  });
});

describe('a link', () => {
  test('has no parameters while all terms are the defaults', () => {
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
      ['Month of the extra payment', 'Add it to', 'First payment'],
    ],
    ['__proto__=1&constructor=2&toString', {}, []],
  ];
  test.each(bad)('%s', (query, set, leftOut) => {
    const read = readLink(query);
    expect(read.terms).toMatchObject(set);
    expect(read.leftOut).toEqual(leftOut);
  });

  test('without a down payment lets it follow the price', () => {
    const { terms, leftOut } = readLink('price=5000');
    expect([terms.price, quantityState(terms, 'downPayment').value, leftOut]).toEqual([
      5_000,
      5_000,
      [],
    ]);
    const { terms: other } = readLink('price=10000&down=12000');
    expect(quantityState(other, 'downPayment').value).toBe(7_000);
  });

  test("with an offer C but no B makes it offer B, and names its invalid numbers as B's", () => {
    const { terms, parts, leftOut } = readLink('c=1&cprice=25000&capr=99');
    expect(terms.offers).toEqual([
      { ...copyOfFirst(defaultTerms), price: 25_000, downPayment: 7_000 },
    ]);
    expect([parts, leftOut]).toEqual([['compare'], ['Offer B: APR']]);
  });

  test('names the fields whose values could not be used', () => {
    expect(linkNotice(readLink('price=20,000&apr=8%25'))).toBe(
      'We could not use part of this link: Vehicle price, APR. We show our example numbers instead.',
    );
  });

  test('that is too long is ignored', () => {
    const query = `price=30000&x=${'1'.repeat(longestQuery)}`;
    expect(readLink(query)).toMatchObject({ isTooLong: true, terms: defaultTerms, leftOut: [] });
    expect(readLink(query.slice(0, longestQuery)).terms.price).toBe(30_000);
  });

  test('never shows any text of its query', () => {
    const { leftOut, terms } = readLink('price=<b>Call+me</b>&credit=%3Cscript%3E&b=javascript:');
    expect(JSON.stringify({ leftOut, terms })).not.toMatch(/Call|script/);
  });

  test('leaves out the first payment while it is next month', () => {
    const link = (firstPayment: string) =>
      writeLink({ question: 'monthlyCost', terms: withTerms({ firstPayment }) }, today);
    expect(link('2026-12')).toBe('');
    expect(link('2027-02')).toBe('first=2027-02');
  });

  test('leaves out values out of bounds', () => {
    const terms = withTerms({ price: 1, apr: Number.NaN, term: null, tradeIn: -5 });
    expect(writeLink({ question: 'monthlyCost', terms }, today)).toBe('');
  });

  test('gives the same figures, parts and offers wherever it is opened', () => {
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

  test('of random text never throws and sets only valid terms (10,000 runs)', () => {
    const name = fc.constantFrom(
      ...'tab price down term apr pay trade owed tax tfees fees lfees credit counts cash xm xy xym xo xon first b bprice bdown bapr bterm c cprice cfees clfees x'.split(
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

test('formats numbers as people read them', () => {
  expect(formatQuantity('price', 20_000)).toBe('$20,000');
  expect(formatQuantity('term', 72)).toBe('72 months');
  expect(formatQuantity('apr', 8)).toBe('8.00%');
  expect(formatQuantity('apr', 7.25)).toBe('7.25%');
  expect(formatQuantity('taxRate', 8.875)).toBe('8.875%');
});
