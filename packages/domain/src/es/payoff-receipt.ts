// Not translated yet.
export * from '../en/payoff-receipt.ts';
