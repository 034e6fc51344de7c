// Not translated yet.
export * from '../en/paper.ts';
