// Not translated yet.
export * from '../en/receipt.ts';
