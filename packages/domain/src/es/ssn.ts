// Not translated yet.
export * from '../en/ssn.ts';
