// Not translated yet.
export * from '../en/faq-link.ts';
