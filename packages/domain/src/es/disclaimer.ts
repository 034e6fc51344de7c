// Not translated yet.
export * from '../en/disclaimer.ts';
