// Not translated yet.
export * from '../en/legal.ts';
