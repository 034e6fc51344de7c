// Not translated yet.
export * from '../en/faq-search.ts';
