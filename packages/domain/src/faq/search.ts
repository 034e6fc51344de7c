/** Searches the FAQ in the words that customers use. The query never leaves the page. */
import MiniSearch from 'minisearch';
import { type Faq, faqs } from '../content/faq.ts';
import { isLine, lineText, type RichText } from '../content/text.ts';
import { plural } from '../input/format.ts';

/** The words that customers search for, by the question's id. Most answers don't use them. */
export const searchWords: Readonly<Record<string, string>> = {
  'how-to-pay': 'bill autopay cancel cash check western union moneygram',
  'pre-qualification': 'prequal prequalify apply application approved',
  'free-credit-score': 'fico',
  'payoff-quote': 'payoff quote title lien balance 10 day',
  'due-date':
    'late past due extension extend defer skip behind missed grace change move payment day',
  'totaled-or-stolen': 'totalled wreck crash accident theft gap insurance insurer',
  'contact-information': 'moved move change address married divorced name',
  'credit-cards': 'visa mastercard amex discover',
  'early-payoff': 'prepay penalty extra principal',
  'service-hours': 'open sunday weekend human agent call',
};

/** Stop words. */
const stopWords = new Set(
  'a an am and any are as at be by can could did do does for from get got had has have how i if in is it its me my no not of on or our please should so some than that the them there they this to us was we were what whats when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The most characters of a query. The rest is ignored. */
const longestQuery = { characters: 100, words: 12 };

/** The most answers that a search returns. */
const mostAnswers = 5;

/** Strips the plural, -ing or -ed from a word, so that "totaled" finds "totals". */
function stem(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/([^su])s$/, '$1') : word;
  const bare = word.replace(/(?:ing|ed|es|s)$/, (end) => (word.endsWith('ss') ? end : ''));
  return bare.length < 3 ? word : bare.replace(/([^aeiousl])\1$/, '$1').replace(/ll$/, 'l');
}

/** The words of a text in normalized form: plain, in one spelling, without their endings. */
export function searchTerms(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/\bpay[\s-]off/g, 'payoff')
    .replace(/\bauto[\s-]pay/g, 'autopay')
    .replace(/\bpre[\s-]qual/g, 'prequal');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !stopWords.has(word));
  return words.map(stem);
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

/** The texts of the search. */
export const faqSearchWords = {
  label: 'Search the questions',
  hint: 'Try "bill", "late" or "totaled".',
  found: (count: number, query: string) =>
    plural(count, {
      one: `${count} answer for "${query}".`,
      other: `${count} answers for "${query}".`,
    }),
  none: (query: string) => `No answer for "${query}". Here are all the questions.`,
  showAll: 'Show all answers',
  printAll: 'Print all answers',
} as const;
