// Not translated yet.
export * from '../en/fees.ts';
