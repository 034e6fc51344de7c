// Not translated yet.
export * from '../en/accessibility.ts';
