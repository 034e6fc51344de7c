// Not translated yet.
export * from '../en/contact.ts';
