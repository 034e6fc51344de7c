// Not translated yet.
export * from '../en/payoff.ts';
