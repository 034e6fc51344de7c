// Not translated yet.
export * from '../en/insurance.ts';
