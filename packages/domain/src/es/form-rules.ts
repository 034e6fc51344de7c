// Not translated yet.
export * from '../en/form-rules.ts';
