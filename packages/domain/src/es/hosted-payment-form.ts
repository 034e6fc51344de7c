// Not translated yet.
export * from '../en/hosted-payment-form.ts';
