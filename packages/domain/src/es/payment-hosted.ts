// Not translated yet.
export * from '../en/payment-hosted.ts';
