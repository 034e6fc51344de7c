// Not translated yet.
export * from '../en/calculator-bounds.ts';
