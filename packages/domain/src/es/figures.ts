// No page of the Spanish edition shows these words.
export * from '../en/figures.ts';
