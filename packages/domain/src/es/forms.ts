// Not translated yet.
export * from '../en/forms.ts';
