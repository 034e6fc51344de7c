/** The language of the formats, as a BCP 47 tag. */
export const language = 'es-US';

/** The language of lists. */
export const listLanguage = 'es-US';

/** A number of months: `1 mes`, `72 meses`. */
// Avoids Intl.PluralRules, because the calculator shows months before it is hydrated.
export const months = (count: number) => `${count} ${count === 1 ? 'mes' : 'meses'}`;
