// Not translated yet.
export * from '../en/payment-form.ts';
