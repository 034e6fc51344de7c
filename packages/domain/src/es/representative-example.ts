// Not translated yet.
export * from '../en/representative-example.ts';
