// Not translated yet.
export * from '../en/pages.ts';
