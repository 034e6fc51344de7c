// Not translated yet.
export * from '../en/fee-finder.ts';
