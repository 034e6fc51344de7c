import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeTerms,
  defaultTerms,
  type Question,
  type TermChanges,
} from '../src/calculator/index.ts';
import { representativeExample } from '../src/calculator/representative-example.ts';
import {
  type AnswerDetails,
  announcementOf,
  answer,
  type ResultId,
  results,
} from '../src/calculator/results.ts';
import { dollars } from '../src/input/format.ts';

const answerTo = (question: Question, changes: TermChanges = {}, details?: AnswerDetails) =>
  answer(question, changeTerms(defaultTerms, changes), details);

/** Every result as the card shows it; those that it does not show are left out. */
function shown(question: Question, changes: TermChanges = {}, details?: AnswerDetails) {
  const given = answerTo(question, changes, details);
  const texts = Object.entries(results).map(([id, text]) => [id, text(given)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
const monthOf = (payment: number) => `month ${payment}`;

describe('the card of Monthly Cost shows', () => {
  test('the payment, its parts and the total', () => {
    expect(shown('monthlyCost', {}, { monthOf })).toEqual({
      figure: '$227.93',
      basis: 'For example, with $7,000 down, 72 months at 8.00% APR.',
      label: 'Estimated monthly payment',
      principalShare: '79%',
      interestShare: '21%',
      payBack: 'You pay back $16,411.11: $13,000.00 that you borrow and $3,411.11 in interest.',
      amountFinanced: '$13,000.00',
      totalInterest: '$3,411.11',
      totalOfPayments: '$16,411.11',
      totalCost: '$23,411.11',
      lastPayment: '$228.08 in month 72',
    });
  });

  test('the last payment without its month while today is unknown', () => {
    expect(shown('monthlyCost').lastPayment).toBe('$228.08');
  });

  test('one share at 0%, and that there is no interest', () => {
    const card = shown('monthlyCost', { apr: 0 });
    expect(card.payBack).toBe('You pay back $13,000.00. At 0% there is no interest.');
    expect(card.principalShare).toBe('100%');
    expect(card).not.toHaveProperty('interestShare');
    expect(card.totalInterest).toBe('$0.00');
  });

  test('the old loan that is rolled in', () => {
    const changes = { tradeIn: 1_000, owedOnTradeIn: 1_500 };
    expect(shown('monthlyCost', changes).rolledIn).toBe('$500.00');
    expect(shown('monthlyCost', { ...changes, tradeIn: 1_500 })).not.toHaveProperty('rolledIn');
  });

  test.each([
    [
      { price: 20_000, downPayment: 20_000 },
      'Your down payment covers the price, so there is nothing to borrow.',
    ],
    [
      { downPayment: 0, tradeIn: 20_000 },
      'Your trade-in and down payment cover everything, so there is nothing to borrow.',
    ],
    [
      { downPayment: 0, tradeIn: 20_500 },
      'Your trade-in and down payment cover everything, and $500.00 is left over.',
    ],
  ])('that there is nothing to borrow: %j', (changes, sentence) => {
    const card = shown('monthlyCost', changes);
    expect(card.nothingToBorrow).toBe(sentence);
    expect(card).toMatchObject({ figure: '$0.00', principalShare: '—', interestShare: '—' });
    expect(card).not.toHaveProperty('payBack');
    expect(card).not.toHaveProperty('lastPayment');
  });
});

describe('the card of Maximum Loan shows', () => {
  test('the loan and its parts, rounded to dollars, and the sample payment', () => {
    const card = shown('maximumLoan', { monthlyPayment: 650 }, { monthOf });
    expect(card).toEqual({
      figure: '$37,072',
      basis: 'For example, with $7,000 down, 72 months at 8.00% APR.',
      label: 'Estimated maximum loan',
      principalShare: '79%',
      interestShare: '21%',
      totalInterest: '$9,728',
      totalOfPayments: '$46,800',
      atPayment: 'At $500 a month: $28,517',
    });
  });

  test('the sample payment with the APR and the term of the visitor', () => {
    const { atPayment } = shown('maximumLoan', { apr: 0, term: 12 });
    expect(atPayment).toBe('At $500 a month: $6,000');
  });
});

describe('while a term has to be corrected, the card shows', () => {
  test.each(['monthlyCost', 'maximumLoan'] as const)('dashes and the sentence: %s', (question) => {
    const card = shown(question, { apr: 26 }, { monthOf });
    const message = 'To see your result, “APR” must be 0.00% to 25.00%.';
    expect(card).toMatchObject({
      figure: '$—',
      totalInterest: '$—',
      totalOfPayments: '$—',
      message,
    });
    expect(card).toMatchObject({ principalShare: '—', interestShare: '—' });
    for (const id of ['payBack', 'lastPayment', 'nothingToBorrow', 'rolledIn']) {
      expect(card).not.toHaveProperty(id);
    }
    expect(announcementOf(answerTo(question, { apr: 26 }))).toBe(message);
  });

  test('no loan for the sample payment', () => {
    expect(shown('maximumLoan', { apr: 26 }).atPayment).toBe('At $500 a month: —');
  });
});

describe('the announcement', () => {
  test('names the result and its amount', () => {
    expect(announcementOf(answerTo('monthlyCost'))).toBe('Estimated monthly payment: $227.93.');
    expect(announcementOf(answerTo('maximumLoan'))).toBe('Estimated maximum loan: $28,517.');
  });
});

test('the shares of any loan come to 100%, and its parts to the total', () => {
  const price = fc.integer({ min: 5_000, max: 100_000 });
  const apr = fc.integer({ min: 1, max: 250 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(price, apr, fc.integer({ min: 12, max: 84 }), (price, apr, term) => {
      const given = answerTo('monthlyCost', { price, apr, term, downPayment: 0 });
      const percent = (id: ResultId) => Number.parseInt(results[id](given), 10);
      expect(Math.abs(percent('principalShare') + percent('interestShare') - 100)).toBeLessThan(2);
      const { principal = 0, interest = 0, totalOfPayments = 0 } = given;
      expect(dollars(principal + interest)).toBe(dollars(totalOfPayments));
    }),
  );
});

test('the representative example states the loan in full', () => {
  expect(representativeExample.text).toBe(
    '$20,000 price, $7,000 down, $13,000 financed at 8.00% APR: 72 monthly payments of $227.93. Sample only; not an offer.',
  );
});
