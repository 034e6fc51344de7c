// Not translated yet.
export * from '../en/pre-qualify.ts';
