// Not translated yet.
export * from '../en/calculator-compare.ts';
