import { expect, test } from 'vitest';
import { loanExample } from '../src/tools/loan-example.ts';

// 15,000 × r ÷ (1 − (1 + r)^−72) with r = 0.08 ÷ 12, worked out by hand: 262.9986…
test('the example of a loan names its amount, payment, rate and term', () => {
  expect(loanExample(15_000)).toMatchObject({
    payment: '$263.00',
    label: 'a month for $15,000, for example',
    terms: '72 payments at 8.00% APR. Not an offer.',
  });
});
