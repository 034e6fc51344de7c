// Not translated yet.
export * from '../en/estimated-payoff.ts';
