// Not translated yet.
export * from '../en/home.ts';
