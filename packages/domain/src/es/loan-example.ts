// Not translated yet.
export * from '../en/loan-example.ts';
