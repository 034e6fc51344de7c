// Not translated yet.
export * from '../en/payment-rules.ts';
