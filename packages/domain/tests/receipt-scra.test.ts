import { afterEach, describe, expect, test, vi } from 'vitest';
import { claimForm } from '../src/forms/claim/form.ts';
import { claimReceipt } from '../src/forms/claim/receipt.ts';
import { paymentForm } from '../src/forms/payment/form.ts';
import { paymentReceipt } from '../src/forms/payment/receipt.ts';
import type { Payment } from '../src/forms/payment/rules.ts';
import { payoffForm } from '../src/forms/payoff/form.ts';
import { payoffReceipt } from '../src/forms/payoff/receipt.ts';
import { makeReceipt, receiptOf, receiptText } from '../src/forms/receipt.ts';
import { formatLocalMoment } from '../src/input/format.ts';
import { balanceAfter } from '../src/loan/index.ts';
import type { Cost } from '../src/tools/fee-finder.ts';
import {
  describeScraRate,
  forgivenInterest,
  lastDayToAsk,
  paymentAtScraRate,
  scraBlocks,
  scraLetter,
} from '../src/tools/scra-helper.ts';

describe('a receipt', () => {
  const debit = {
    accountNumber: '1004588213',
    amount: 425,
    paymentMethod: 'debit',
    cardNumber: '4388 5760 1841 0707',
    expiry: '08/27',
    cvv: '739',
  };

  test('of a payment shows four digits of its numbers and no security code', () => {
    expect(receiptOf(paymentForm, debit).map(({ label, text }) => [label, text])).toEqual([
      ['Account number', 'Ending in 8213'],
      ['Payment amount', '$425.00'],
      ['Payment method', 'Debit Card'],
      ['Card number', 'Visa ending in 0707'],
    ]);
  });

  test('of a bank payment leaves out the routing number', () => {
    const ach = {
      ...{ accountNumber: '12345', amount: 0.5, paymentMethod: 'ach' },
      routingNumber: '021000021',
      bankAccountNumber: '000123456789',
    };
    expect(receiptOf(paymentForm, ach).map(({ text }) => text)).toEqual([
      'Ending in 2345',
      '$0.50',
      'ACH Transfer',
      'Ending in 6789',
    ]);
  });

  test('of a payoff request has no digit of the SSN, and writes its date out', () => {
    const rows = receiptOf(payoffForm, {
      account: '1234',
      name: 'Dana Whitfield',
      ssn: '9876',
      email: 'dana@example.com',
      payoffDate: '2026-12-31',
    });
    expect(rows.map(({ text }) => text)).toEqual([
      'Entered, not shown',
      'Dana Whitfield',
      'dana@example.com',
      'December 31, 2026',
    ]);
  });

  test('shows no answer to a new field that is secret', () => {
    const license = {
      name: 'license',
      label: 'License',
      control: 'text',
      autoComplete: 'off',
    } as const;
    const fields = [{ ...license, isRequired: true, isSecret: true }] as const;
    expect(receiptOf({ fields }, { license: 'D7712345' })).toEqual([]);
  });

  test('of a claim keeps its text and line breaks, and leaves out empty answers', () => {
    const rows = receiptOf(claimForm, {
      phone: '(213) 555-0147',
      description: 'a\nb',
      claimNumber: '',
    });
    expect(rows.map(({ text }) => text)).toEqual(['Ending in 0147', 'a\nb']);
  });
});

describe('the text of a receipt', () => {
  const mailed = { reference: 'P-QQDNN-ND7C2', at: new Date('2026-11-21T17:05:00Z') };
  const ach: Payment = {
    ...{ accountNumber: '1004588213', amount: 425.5, paymentMethod: 'ach' },
    ...{ routingNumber: '021000021', bankAccountNumber: '000123456789' },
  };

  test('of a payoff request states the quote’s end, ten calendar days after the payoff date', () => {
    const request = { account: '1', name: 'D', ssn: '9876', email: 'dana@example.com' };
    const steps = (payoffDate: string) =>
      makeReceipt(payoffForm, payoffReceipt, { ...request, payoffDate }, '2026-11-21', mailed)
        .steps;
    expect(steps('2026-12-31')).toEqual([
      'We email your quote to dana@example.com within 24 hours.',
      'It is good for 10 days from December\u00a031,\u00a02026: through January\u00a010,\u00a02027.',
      'Keep making your regular payments until the loan is paid off.',
    ]);
    expect(steps('2028-02-25')[1]).toContain('through March\u00a06,\u00a02028');
  });

  test('of a bank payment has the permission with amount, date, last four and how to revoke it', () => {
    const receipt = makeReceipt(paymentForm, paymentReceipt, ach, '2026-11-21', mailed);
    expect(receipt.rows.slice(0, 1)).toEqual([{ label: 'Reference', text: 'P-QQDNN-ND7C2' }]);
    expect(receipt.rows.slice(-2)).toEqual([
      { label: 'Fee', text: 'Free' },
      { label: 'You pay', text: '$425.50' },
    ]);
    expect(receipt.notes).toContain(
      'On November 21, 2026 I authorize Milepost Auto Finance to electronically debit $425.50 once from my checking or savings account ending in 6789. Its routing number is ending in 0021. If needed, Milepost may credit my account to correct a wrong debit. To take this back, I call (800) 555-0119 before Milepost processes the payment. Keep this copy.',
    );
    expect(receipt.notes.at(-1)).toBe('Have this reference ready if you call (800) 555-0119.');
  });

  test('of a card payment states its possible fee, and no number longer than four digits', () => {
    const card: Payment = {
      ...{ accountNumber: '1004588213', amount: 425, paymentMethod: 'debit' },
      ...{ cardNumber: '4388 5760 1841 0707', expiry: '08/27', cvv: '739' },
    };
    for (const payment of [card, ach]) {
      const receipt = makeReceipt(paymentForm, paymentReceipt, payment, '2026-11-21', mailed);
      const said = receiptText(receipt).replaceAll('(800) 555-0119', '');
      expect(said).not.toMatch(/\d{5}|739|4388/);
    }
    const { rows } = makeReceipt(paymentForm, paymentReceipt, card, '2026-11-21', mailed);
    expect(rows.at(-2)?.text).toBe('$5.00 (free in some states)');
    expect(rows.at(-1)).toEqual({ label: 'The most you’ll pay', text: '$430.00' });
    const totalOf = (payment: Parameters<typeof paymentReceipt.next>[0], cost: Cost) =>
      makeReceipt(paymentForm, paymentReceipt, payment, '2026-11-21', mailed, cost).rows.at(-1)
        ?.text;
    expect(totalOf(card, { kind: 'fee', fee: 3.5 })).toBe('$428.50');
    expect(totalOf(card, { kind: 'free', because: 'state' })).toBe('$425.00');
    expect(totalOf(ach, { kind: 'fee', fee: 5 })).toBe('$425.50');
  });

  test('of a form that sends nothing has no reference, time of sending or email', () => {
    const claim = {
      ...{ accountNumber: '1', name: 'D', phone: '2135550147', email: 'dana@example.com' },
      ...{ incidentDate: '2026-11-02', description: 'A tree fell.', claimNumber: '' },
    };
    const text = receiptText(makeReceipt(claimForm, claimReceipt, claim, '2026-11-21'));
    expect(text).toMatch(/^Your copy of this claim\n/);
    expect(text).not.toMatch(/Reference|Sent:|reference|confirmation/);
    expect(text).not.toContain('What happens next');
    expect(text).toContain(
      'This form is a sample: what you typed stayed in your browser. To reach us, call (800) 555-0127.',
    );
    // If a lender receives claims by email, a claim has a reference like the others.
    const sent = { ...mailed, reference: 'C-QQDNN-ND7C2' };
    const mailedText = receiptText(makeReceipt(claimForm, claimReceipt, claim, '2026-11-21', sent));
    expect(mailedText).toContain('Reference: C-QQDNN-ND7C2\nSent: ');
    expect(mailedText).toContain('if you call (800) 555-0127.');
    expect(mailedText).toContain('1. A claims specialist contacts you within 1-2 business days.');
    expect(mailedText).not.toContain('sample');
  });

  test('can be copied as plain text', () => {
    const text = receiptText(makeReceipt(paymentForm, paymentReceipt, ach, '2026-11-21', mailed));
    expect(text).toMatch(/^Payment submitted\n\nReference: P-QQDNN-ND7C2\nSent: Nov 2\d, 2026, /);
    expect(text).toContain('\n\nWhat happens next\n1. We received your payment details');
  });

  test('shows the time of the visitor’s own clock', () => {
    expect(formatLocalMoment(mailed.at, 'America/Los_Angeles')).toBe('Nov 21, 2026, 9:05 AM PST');
  });
});

describe('the promises of a receipt', () => {
  afterEach(() => {
    vi.doUnmock('../src/facts/company.ts');
    vi.resetModules();
  });

  test('come from the company’s facts and change with them', async () => {
    vi.resetModules();
    vi.doMock('../src/facts/company.ts', async (original) => {
      const real = await original<typeof import('../src/facts/company.ts')>();
      const times = {
        ...real.company.times,
        ...{ payoffQuoteHours: 36, payoffQuoteValidDays: 12, contactReplyBusinessDays: '3-4' },
      };
      return { ...real, company: { ...real.company, times } };
    });
    const { payoffReceipt } = await import('../src/forms/payoff/receipt.ts');
    const { contactReceipt } = await import('../src/forms/contact/receipt.ts');
    const said = JSON.stringify([
      payoffReceipt.next(
        {
          ...{ account: '1', name: 'Dana', ssn: '0412', email: 'dana@example.com' },
          payoffDate: '2026-12-31',
        },
        '2026-11-21',
      ),
      contactReceipt.next(
        {
          ...{ name: 'Dana', email: 'dana@example.com', phone: '2135550147' },
          message: 'Which documents?',
        },
        '2026-11-21',
      ),
    ]);
    expect(said).toContain('within 36 hours');
    expect(said).toContain(
      'It is good for 12 days from December\u00a031,\u00a02026: through January\u00a012,\u00a02027.',
    );
    expect(said).toContain('within 3-4 business days');
  });
});

describe('the SCRA helper', () => {
  test.each([
    ['2026-11-21', '2027-05-20'],
    ['2027-09-01', '2028-02-28'],
    ['2028-02-29', '2028-08-27'],
  ])('gives for service that ended on %s the last day to ask, %s', (ended, last) => {
    expect(lastDayToAsk(ended)).toBe(last);
  });

  test.each([
    [13_000, 18.5, 48, 385.28, 305.31, 79.97],
    [13_074.65, 6.99, 34, 425, 419.12, 5.88],
    [13_000, 6, 48, 305.31, 305.31, 0],
    [13_000, 5, 48, 299.38, 299.38, 0],
  ])('%d at %d percent with %d payments left', (balance, apr, months, now, lower, less) => {
    expect(paymentAtScraRate(balance, apr, months)).toEqual({ now, lower, less });
  });

  test('states what the lower rate could change, and what it still may do at 6% or less', () => {
    expect(describeScraRate(13_000, 18.5, 48)).toEqual([
      'Interest above 6% is forgiven, not put off.',
      'The law takes each month’s forgiven interest off that month’s payment: about $135.42 off the next payment, less each month as the balance falls, and $3.95 off the last. If you serve until then, that is $3,711.77 in total.',
      'Recalculated at 6%, the payment would be about $305.31 a month instead of $385.28: $79.97 less.',
    ]);
    for (const apr of [6, 5, 0]) {
      expect(describeScraRate(13_000, apr, 48)).toEqual([
        'Your rate is already 6% or less. The law also counts fees as interest, so ask us.',
        'The court-order protection may still help you.',
      ]);
    }
  });

  test('does not call a payment lower if it is the same to the cent', () => {
    expect(describeScraRate(13_000, 6.001, 48)).toContain(
      'Recalculated at 6%, the payment would stay about $305.31 a month.',
    );
    expect(describeScraRate(1, 6.001, 48)).toEqual([
      'Interest above 6% is forgiven, not put off.',
      'Recalculated at 6%, the payment would stay about $0.02 a month.',
    ]);
  });

  test('takes off each payment the interest above 6% on the balance of the contract', () => {
    const { total, ...payments } = forgivenInterest(13_000, 18.5, 48);
    expect([payments, total]).toEqual([{ first: 135.42, last: 3.95 }, 3_711.77]);
    // Twelve payments later the balance is lower, and so is the interest above 6%.
    const later = balanceAfter({ principal: 13_000, apr: 18.5, months: 48 }, 12);
    expect(forgivenInterest(later, 18.5, 36).first).toBe(110.24);
    expect(forgivenInterest(13_000, 6, 48)).toEqual({ first: 0, last: 0, total: 0 });
  });

  test('writes a letter whose details may all be missing', () => {
    const empty = scraLetter({}, '2026-11-21').join('\n\n');
    expect(empty).toMatch(/^November 21, 2026\n\nMilepost Auto Finance\nPayment Processing\n/);
    expect(empty).toMatch(/Account number: _+\n/);
    expect(empty).toMatch(/The servicemember, _+, is in military service that began on _+\./);
    expect(empty).not.toMatch(/undefined|Unit or orders/);
    const whole = scraLetter(
      {
        ...{ who: 'self', name: 'Dana Whitfield', account: '10045 8821', began: '2024-03-01' },
        ...{ unit: '1st Sample Company', phone: '(213) 555-0147' },
      },
      '2026-11-21',
    ).join('\n\n');
    expect(whole).toContain('Account number: 10045 8821\nUnit or orders: 1st Sample Company');
    expect(whole).toContain('I am in military service that began on March 1, 2024.');
    expect(whole).toContain('please call me at (213) 555-0147.');
    expect(whole).toContain('Printed name Dana Whitfield');
  });

  test.each([
    ['self', /I am in .* from the date my orders called me up/],
    ['spouse', /My spouse, _+, is in .* from the date my spouse’s orders called them up/],
    ['supporter', /The servicemember, _+, is in .* from the date the orders called the serv/],
    ['power-of-attorney', /The servicemember, _+, is in .* the orders called the servicemember up/],
    ['not-sure', /The servicemember, _+, is in .* the orders called the servicemember up/],
  ] as const)('writes a letter of %s that names whose orders count', (who, words) => {
    const letter = scraLetter({ who }, '2026-11-21').join('\n');
    expect(letter).toMatch(words);
    expect(letter.includes('my orders')).toBe(who === 'self');
  });

  test('says when to ask, and to call once that day has passed', () => {
    const whenOf = (today: string) =>
      scraBlocks({ ended: 'yes', lastDay: '2026-11-21' }, today)[1]?.sentences[0];
    expect(whenOf('2027-05-20')).toBe(
      'You can ask through May 20, 2027, 180 days after service ended.',
    );
    expect(whenOf('2027-05-21')).toContain('has passed. Call us anyway');
  });

  test.each(['20260-12-15', '9999-12-31', '0002-01-01'])('ignores the invalid date %s', (date) => {
    const [, when] = scraBlocks({ ended: 'yes', lastDay: date }, '2026-11-21');
    expect(when?.sentences[0]).toContain('You can ask any time during service');
    expect(scraLetter({ began: date }, '2026-11-21').join()).toMatch(/service that began on _+\./);
  });

  test('has all blocks and a phone number for every mix of answers, and never says no', () => {
    const whos = ['self', 'spouse', 'supporter', 'power-of-attorney', 'not-sure'] as const;
    const hows = ['active', 'reserves', 'guard', 'health-or-noaa', 'other'] as const;
    const loans = ['before', 'during', 'not-sure'] as const;
    const ends = [
      { ended: 'no' },
      { ended: 'not-sure' },
      { ended: 'yes', lastDay: '2026-11-01' },
      { ended: 'yes', lastDay: '2026-01-01' },
    ] as const;
    for (const who of whos)
      for (const how of hows)
        for (const loan of loans)
          for (const end of ends) {
            const blocks = scraBlocks({ who, how, loan, ...end }, '2026-11-21');
            const said = blocks.flatMap(({ sentences }) => sentences).join(' ');
            expect(blocks.map(({ id }) => id)).toEqual(['rate', 'when', 'car', 'send', 'next']);
            expect(said).toContain('(800) 555-0154');
            expect(said).not.toMatch(/not eligible|do not qualify|denied|refused/);
            expect(said.includes('You may qualify')).toBe(loan === 'before' && how !== 'other');
          }
  });
});
