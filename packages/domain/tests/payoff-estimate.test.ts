import { describe, expect, test } from 'vitest';
import { paymentNext } from '../src/content/payment.ts';
import { estimatePayoff } from '../src/loan/payoff.ts';
import { aboutPayoffDate } from '../src/tools/payoff-dates.ts';
import {
  describePayoff,
  payoffEstimateDays,
  standardPayoffDate,
} from '../src/tools/payoff-estimate.ts';

const loan = { balance: 13_074.65, apr: 6.99, asOf: '2026-11-21', payoffDate: '2026-12-04' };

describe('describePayoff', () => {
  test('states the day, the interest and the cost of ten more days', () => {
    const { rows, answer, sentences, announcement } = describePayoff(loan);
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Daily interest: $2.50',
      'Interest for 13 days: $32.55',
      'Estimated payoff on December\u00a04,\u00a02026: $13,107.20',
      'On December\u00a014,\u00a02026: $13,132.24',
    ]);
    expect(answer).toBe('Estimated payoff on December\u00a04,\u00a02026');
    expect(announcement).toBe('Estimated payoff on December\u00a04,\u00a02026: $13,107.20.');
    expect(sentences).toEqual([
      'How we get there: $13,074.65 ×\u00a06.99%\u00a0÷\u00a0365\u00a0=\u00a0$2.5039 a day.',
      'That is about $25.04 more for the ten days a quote is good for.',
      expect.stringMatching(/^This estimate counts whole days and a 365-day year\. /),
    ]);
  });

  test('shows $0.00 a day at no interest', () => {
    const { rows } = describePayoff({ ...loan, balance: 5_000, apr: 0, payoffDate: '2026-12-31' });
    expect(rows.map(({ value }) => value)).toEqual(['$0.00', '$0.00', '$5,000.00', '$5,000.00']);
  });

  test('states what a pending payment covers', () => {
    const payment = { amount: 425, date: '2026-12-15' };
    const { rows, sentences } = describePayoff({ ...loan, payoffDate: '2026-12-31', payment });
    expect(sentences[0]).toBe(
      'Your payment of $425.00 on December\u00a015,\u00a02026 covers $60.09 of interest first; $364.91 lowers what you owe.',
    );
    expect(rows.map(({ value }) => value)).toEqual(['$2.43', '$38.94', '$12,748.68', '$12,773.02']);
  });

  test('is made from the parts of the payment, in dollars', () => {
    const payment = { amount: 425, date: '2026-12-15' };
    expect(estimatePayoff({ ...loan, payoffDate: '2026-12-31', payment }).payment).toEqual({
      ...{ interestDue: 60.09, toInterest: 60.09, toPrincipal: 364.91 },
      ...{ stillOwed: 0, toFees: 0, leftOver: 0 },
    });
  });

  test('states the interest that a small payment leaves unpaid', () => {
    const { sentences, rows } = describePayoff({
      ...{ balance: 20_000, apr: 25, asOf: '2026-11-21', payoffDate: '2026-12-31' },
      payment: { amount: 100, date: '2026-12-21' },
    });
    expect(sentences[0]).toBe(
      'This payment does not cover the interest up to that day. $310.96 of it is still owed.',
    );
    // Ten days' interest is the cost of ten days; the interest that is still owed from before is
    // separate.
    expect(rows[1]).toEqual({ label: 'Interest for 10 days', value: '$136.99' });
    expect(rows[2]?.value).toBe('$20,447.95');
  });

  test('says if nothing is left', () => {
    const { sentences, rows } = describePayoff({
      ...{ balance: 300, apr: 12, asOf: '2026-11-21', payoffDate: '2026-12-31' },
      payment: { amount: 425, date: '2026-12-15' },
    });
    expect(sentences[1]).toBe('After that payment, nothing is left to pay off.');
    expect(rows[2]?.value).toBe('$0.00');
  });

  test('states what a pending payment leaves over, after unpaid fees', () => {
    const small = {
      ...{ balance: 300, apr: 12, asOf: '2026-11-21', payoffDate: '2026-12-31' },
      payment: { amount: 425, date: '2026-12-15' },
    };
    const leftOver = (fees: number) => {
      const { sentences, rows } = describePayoff({ ...small, fees });
      return [rows[2]?.value, sentences.find((sentence) => sentence.includes('more than you owe'))];
    };
    expect(leftOver(0)).toEqual([
      '$0.00',
      'It is $122.63 more than you owe. Pay less, or ask us at (800) 555-0135 how to get the rest back.',
    ]);
    expect(leftOver(25)).toEqual(['$0.00', expect.stringContaining('It is $97.63 more')]);
    expect(leftOver(122.63)).toEqual(['$0.00', undefined]);
    expect(leftOver(200)).toEqual(['$77.37', undefined]);
  });

  test('a pending payment pays interest, then the balance, then unpaid fees, as the payment page says', () => {
    const { sentences } = describePayoff({
      ...{ balance: 300, apr: 12, asOf: '2026-11-21', payoffDate: '2026-12-31', fees: 25 },
      payment: { amount: 310, date: '2026-12-15' },
    });
    expect(sentences[0]).toBe(
      'Your payment of $310.00 on December\u00a015,\u00a02026 covers $2.37 of interest first; $300.00 lowers what you owe, and $7.63 pays unpaid fees.',
    );
    expect(paymentNext.body[1]).toMatch(
      /first to the interest .* then to your balance, then to unpaid fees\./,
    );
  });
});

describe('a payoff date', () => {
  test.each([
    ['2026-12-31', 'January\u00a010,\u00a02027'],
    ['2028-02-20', 'March\u00a01,\u00a02028'],
    ['2027-02-20', 'March\u00a02,\u00a02027'],
  ])('%s is good through %s', (date, through) => {
    const { dates, steps } = aboutPayoffDate(date, '2026-11-21');
    expect(dates[0]).toEqual({ label: 'Quote good through', text: through });
    expect(steps[2]?.text).toContain(`Good through ${through}.`);
  });

  test('of today says that the quote may come tomorrow, one of tomorrow does not', () => {
    expect(aboutPayoffDate('2026-11-21', '2026-11-21').mayBeLate).toBe(
      'We email quotes within 24 hours, so a quote for today may reach you tomorrow.',
    );
    expect(aboutPayoffDate('2026-11-22', '2026-11-21').mayBeLate).toBeUndefined();
  });

  test('says by when to mail a check, and afterwards that it may come late', () => {
    const send = (today: string) => aboutPayoffDate('2026-12-04', today).steps[1]?.text;
    expect(send('2026-11-27')).toBe(
      'By check: mail it by November\u00a027,\u00a02026, about a week ahead, and write your account number on it.',
    );
    expect(send('2026-11-28')).toBe(
      'A check mailed today may arrive after your payoff date. Pick a later date, or ask us about a faster way at (800) 555-0135.',
    );
  });

  test('may be up to 180 days after the balance’s day, and the balance sixty days old', () => {
    expect(payoffEstimateDays('2026-11-21', '2026-11-01')).toEqual({
      asOf: { min: '2026-09-22', max: '2026-11-21' },
      payoffDate: { min: '2026-11-01', max: '2027-04-30' },
    });
    expect(standardPayoffDate('2026-11-21')).toBe('2026-12-01');
  });
});
