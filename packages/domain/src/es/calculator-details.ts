// Not translated yet.
export * from '../en/calculator-details.ts';
