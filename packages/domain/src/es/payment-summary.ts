// Not translated yet.
export * from '../en/payment-summary.ts';
