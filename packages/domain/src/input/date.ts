const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Reads a calendar date as a date field gives it (`2026-12-04`) or as Americans write it
 * (`12/4/2026`), and answers `YYYY-MM-DD`; `undefined` for anything else, a day that no calendar
 * has (`2026-02-31`) included.
 */
export function parseDate(text: string): string | undefined {
  const written = text
    .trim()
    .replace(american, (_, month: string, day: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
  if (!iso.test(written)) return undefined;
  const date = new Date(`${written}T00:00:00Z`);
  // A day past the end of its month rolls over into the next one, or makes no date at all.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return exists ? written : undefined;
}

/**
 * Reads a date that a visitor types, as {@link parseDate} does, from the years 1900 to 2199: a year
 * that is still being typed, or has a digit too many, makes no date.
 */
export function readDate(text: string): string | undefined {
  const date = parseDate(text);
  return date !== undefined && date >= '1900' && date < '2200' ? date : undefined;
}

/** The calendar date of a moment where the visitor is, as `YYYY-MM-DD`. */
export function localDate(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
