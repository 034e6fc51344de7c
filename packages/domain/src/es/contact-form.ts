// Not translated yet.
export * from '../en/contact-form.ts';
