// Our military team reads this letter, so it is in English in every edition.
export * from '../en/scra-letter.ts';
