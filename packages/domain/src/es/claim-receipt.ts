// Not translated yet.
export * from '../en/claim-receipt.ts';
