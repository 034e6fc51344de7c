// Not translated yet.
export * from '../en/fee-finder-without-code.ts';
