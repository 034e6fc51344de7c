// Not translated yet.
export * from '../en/calculator-extra.ts';
