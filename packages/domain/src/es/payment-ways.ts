// Not translated yet.
export * from '../en/payment-ways.ts';
