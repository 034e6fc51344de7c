import { expect, test } from 'vitest';
import { loanExample } from '../src/tools/loan-example.ts';

// 15,000 × r ÷ (1 − (1 + r)^−72) with r = 0.08 ÷ 12, worked out by hand: 262.9986…
test('the example of a loan names its payment, rate and term', () => {
  expect(loanExample(15_000)).toMatchObject({
    payment: '$263.00',
    terms: '72 monthly payments at 8.00% APR. Sample only; not an offer.',
  });
});
