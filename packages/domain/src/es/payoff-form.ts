// Not translated yet.
export * from '../en/payoff-form.ts';
