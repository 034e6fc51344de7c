// Not translated yet.
export * from '../en/claim-form.ts';
