// Not translated yet.
export * from '../en/loading.ts';
