// Not translated yet.
export * from '../en/calculator-deal.ts';
