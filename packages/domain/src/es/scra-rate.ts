// Not translated yet.
export * from '../en/scra-rate.ts';
