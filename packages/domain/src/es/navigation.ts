// Not translated yet.
export * from '../en/navigation.ts';
