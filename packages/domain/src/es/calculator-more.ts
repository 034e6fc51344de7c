// Not translated yet.
export * from '../en/calculator-more.ts';
