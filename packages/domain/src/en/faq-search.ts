import { plural } from '../input/format.ts';

/** The words that customers search for, by the question's id. Most answers don't use them. */
export const searchWords = {
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
} as const;

/** The words that a search ignores. */
export const stopWords =
  'a an am and any are as at be by can could did do does for from get got had has have how i if in is it its me my no not of on or our please should so some than that the them there they this to us was we were what whats when where which who why will with would you your';

/** The spellings of one word, in lower case, and the spelling to search for. */
export const spellings = [
  [/\bpay[\s-]off/g, 'payoff'],
  [/\bauto[\s-]pay/g, 'autopay'],
  [/\bpre[\s-]qual/g, 'prequal'],
] as const;

/** Strips the plural, -ing or -ed from a word, so that "totaled" finds "totals". */
export function stem(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/([^su])s$/, '$1') : word;
  const bare = word.replace(/(?:ing|ed|es|s)$/, (end) => (word.endsWith('ss') ? end : ''));
  return bare.length < 3 ? word : bare.replace(/([^aeiousl])\1$/, '$1').replace(/ll$/, 'l');
}

/** The texts of the search. */
export const faqSearchWords = {
  label: 'Search the questions',
  hint: 'Try “bill”, “late” or “totaled”.',
  found: (count: number, query: string) =>
    plural(count, {
      one: `${count} answer for “${query}”.`,
      other: `${count} answers for “${query}”.`,
    }),
  none: (query: string) => `No answer for “${query}”. Here are all the questions.`,
  showAll: 'Show all answers',
  hideAll: 'Hide all answers',
  printAll: 'Print all answers',
} as const;
