// Not translated yet.
export * from '../en/payment-off.ts';
