// Not translated yet.
export * from '../en/payment-cost.ts';
