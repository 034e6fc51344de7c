// Not translated yet.
export * from '../en/customers.ts';
