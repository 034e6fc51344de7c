// The letter is in English in every edition, because our military team reads it.
export * from '../en/scra-letter.ts';
