// Not translated yet.
export * from '../en/error-page.ts';
