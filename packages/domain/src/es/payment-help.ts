// Not translated yet.
export * from '../en/payment-help.ts';
