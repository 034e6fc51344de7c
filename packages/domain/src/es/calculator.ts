// Not translated yet.
export * from '../en/calculator.ts';
