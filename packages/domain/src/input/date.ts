const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

interface Parts {
  readonly year: string;
  /** A number, or the first three or more letters of a month's English name. */
  readonly month: string;
  readonly day: string;
}

const notations = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<month>\d{1,2}) ?([/-]) ?(?<day>\d{1,2}) ?\2 ?(?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i,
];

/**
 * Reads a calendar date as a date field gives it (`2026-12-04`) or as Americans write it
 * (`12/4/2026`, `12-4-26`, `Dec 4, 2026`, `4 December 2026`). A two-digit year is in this century.
 * Returns `YYYY-MM-DD`, or `undefined` for anything else and for a day that does not exist
 * (`2026-02-31`).
 */
export function parseDate(text: string): string | undefined {
  const typed = text.trim();
  const match = notations.map((notation) => notation.exec(typed)).find((found) => found !== null);
  if (!match) return undefined;
  const { year, month, day } = match.groups as unknown as Parts;
  const named = months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  const written = [
    year.padStart(4, '20'),
    (named > 0 ? `${named}` : month).padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-');
  const date = new Date(`${written}T00:00:00Z`);
  // A day past the end of its month rolls over into the next one, or gives an invalid date.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return exists ? written : undefined;
}

/**
 * Reads a date that a visitor types, as {@link parseDate} does, in the years 1900 to 2199. Returns
 * `undefined` for a year that is incomplete or has a digit too many.
 */
export function readDate(text: string): string | undefined {
  const date = parseDate(text);
  return date !== undefined && date >= '1900' && date < '2200' ? date : undefined;
}

/** The calendar date of a moment in the visitor's time zone, as `YYYY-MM-DD`. */
export function localDate(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
