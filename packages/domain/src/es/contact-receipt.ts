// Not translated yet.
export * from '../en/contact-receipt.ts';
