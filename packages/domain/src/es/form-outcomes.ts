// Not translated yet.
export * from '../en/form-outcomes.ts';
