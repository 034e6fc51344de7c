// No page of the Spanish edition shows these words.
export * from '../en/dealer-indirect.ts';
