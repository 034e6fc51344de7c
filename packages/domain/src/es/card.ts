// Not translated yet.
export * from '../en/card.ts';
