// Not translated yet.
export * from '../en/payoff-dates.ts';
