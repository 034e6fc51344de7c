// Not translated yet.
export * from '../en/states.ts';
