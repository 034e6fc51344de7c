/** Searches the FAQ in the words that customers use. The query never leaves the page. */

import MiniSearch from 'minisearch';
import * as words from '#words/faq-search';
import { type Faq, faqs } from '../content/faq.ts';
import { isLine, lineText, type RichText } from '../content/text.ts';

export { faqSearchWords } from '#words/faq-search';

/** The words that customers search for, by the question's id. Most answers don't use them. */
export const searchWords: Readonly<Record<string, string>> = words.searchWords;

/** Stop words. */
const stopWords = new Set(words.stopWords.split(' '));

/** The most characters of a query. The rest is ignored. */
const longestQuery = { characters: 100, words: 12 };

/** The most answers that a search returns. */
const mostAnswers = 5;

/** The words of a text in normalized form: plain, in one spelling, without their endings. */
export function searchTerms(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/g, '');
  return words.spellings
    .reduce((spelled, [pattern, spelling]) => spelled.replace(pattern, spelling), plain)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !stopWords.has(word))
    .map(words.stem);
}

/** The words of a text, including its links and lists. */
export const plainText = (text: RichText): string =>
  text
    .flatMap((block): string[] => {
      if (isLine(block)) return [lineText(block)];
      if ('list' in block) return block.list.map(lineText);
      if ('steps' in block) return block.steps.map(lineText);
      if ('heading' in block) return [block.heading];
      return block.table.rows.flatMap((row) => row.map(lineText));
    })
    .join(' ');

/** The answers to a query, best first, and the query's words that were found, to mark them. */
export interface FaqSearch {
  readonly found: readonly Faq[];
  /** The words as `searchTerms` returns them. */
  readonly terms: readonly string[];
}

const index = new MiniSearch<{ id: string; question: string; words: string; answer: string }>({
  fields: ['question', 'words', 'answer'],
  tokenize: searchTerms,
  processTerm: (term) => term,
});
index.addAll(
  faqs.map(({ id, question, answer }) => ({
    id,
    question,
    words: searchWords[id] ?? '',
    answer: plainText(answer),
  })),
);

const prefix = (term: string) => term.length >= 3;

/**
 * The number of wrong letters that a word may have, depending on its length; none in an exact
 * match. Two swapped letters count as two.
 */
const allowedEdits = (term: string): number => {
  const fits = index.search(term, { tokenize: (text) => [text], prefix }).length > 0;
  if (fits || term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
};

/**
 * Searches the FAQ. Returns `undefined` for an empty query or one of stop words only, and no
 * answers if nothing matches. Never throws.
 */
export function searchFaq(query: string): FaqSearch | undefined {
  const terms = searchTerms(query.slice(0, longestQuery.characters)).slice(0, longestQuery.words);
  if (terms.length === 0) return undefined;
  const best = index
    .search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: { question: 4, words: 4, answer: 1 },
      prefix,
      fuzzy: allowedEdits,
    })
    .filter(({ queryTerms }) => 2 * queryTerms.length >= terms.length)
    .slice(0, mostAnswers);
  return {
    found: best.flatMap(({ id }) => faqs.filter((faq) => faq.id === id)),
    terms: [...new Set(best.flatMap((result) => result.terms))],
  };
}
