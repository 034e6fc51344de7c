/** The language of the formats, as a BCP 47 tag. */
export const language = 'en-US';

/** The language of lists. British English sets no comma before "and", as the product's texts do. */
export const listLanguage = 'en-GB';

/** A number of months: `1 month`, `72 months`. */
// Avoids Intl.PluralRules, because the calculator shows months before it is hydrated.
export const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;
