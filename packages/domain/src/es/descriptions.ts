// Not translated yet.
export * from '../en/descriptions.ts';
