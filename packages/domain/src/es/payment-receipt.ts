// Not translated yet.
export * from '../en/payment-receipt.ts';
