// Not translated yet.
export * from '../en/calculator-results.ts';
