// Not translated yet.
export * from '../en/calculator-link.ts';
