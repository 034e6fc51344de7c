// Not translated yet.
export * from '../en/payment.ts';
