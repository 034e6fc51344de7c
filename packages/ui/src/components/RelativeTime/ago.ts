const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const steps = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/**
 * Formats the distance of a moment from now in the largest whole unit: "5 minutes ago", "in 2 days",
 * "now" below a minute. Both are in milliseconds since 1970.
 */
export function writeAgo(moment: number, now: number, locale: string): string {
  const apart = moment - now;
  const [unit, length] = steps.find(([, each]) => Math.abs(apart) >= each) ?? ['second', Infinity];
  // Words such as 'yesterday' depend on the calendar: 40 hours ago may be the day before yesterday.
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(Math.trunc(apart / length), unit);
}
