// Not translated yet.
export * from '../en/faq-off.ts';
