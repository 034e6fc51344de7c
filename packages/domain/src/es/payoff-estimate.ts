// Not translated yet.
export * from '../en/payoff-estimate.ts';
