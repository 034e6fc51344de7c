import { expect, test } from 'vitest';
import { writeAgo } from './ago.ts';

const now = Date.UTC(2026, 10, 22, 12);
const minutes = (count: number) => now + count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);

test.each([
  [now, 'now'],
  [now - 59_000, 'now'],
  [now + 59_000, 'now'],
  [minutes(-1), '1 minute ago'],
  [minutes(-59), '59 minutes ago'],
  [minutes(-60), '1 hour ago'],
  [minutes(30), 'in 30 minutes'],
  [days(-1), '1 day ago'],
  [days(1), 'in 1 day'],
  // "yesterday" would be wrong.
  [days(-1.9), '1 day ago'],
  [days(-6.9), '6 days ago'],
  [days(-7), '1 week ago'],
  [days(-45), '1 month ago'],
  [days(-700), '1 year ago'],
  [days(-800), '2 years ago'],
])('%d is formatted in its largest whole unit: %s', (moment, words) => {
  expect(writeAgo(moment, now, 'en-US')).toBe(words);
});

test('ago uses the language of the page', () => {
  expect(writeAgo(minutes(-5), now, 'es-US')).toBe('hace 5 minutos');
});
