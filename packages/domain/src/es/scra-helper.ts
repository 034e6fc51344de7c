// Not translated yet.
export * from '../en/scra-helper.ts';
