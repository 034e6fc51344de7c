// Not translated yet.
export * from '../en/military.ts';
