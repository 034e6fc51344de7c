// Not translated yet.
export * from '../en/faq.ts';
