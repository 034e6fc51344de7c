// Not translated yet.
export * from '../en/not-found.ts';
