// Not translated yet.
export * from '../en/ach-permission.ts';
