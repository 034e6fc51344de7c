// Not translated yet.
export * from '../en/what-forms-do.ts';
