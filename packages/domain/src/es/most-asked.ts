// Not translated yet.
export * from '../en/most-asked.ts';
