import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../testing/locales.ts';
import { calendarOf } from './calendarOf.ts';
import { readWrittenDate } from './writtenDate.ts';

const read = (text: string, locale: string) => readWrittenDate(text, locale, calendarOf(locale));

test.each([
  ['۱۴۰۵/۹/۲۴', 'fa-IR'],
  ['1405/9/24', 'fa-IR'],
  ['1405/09/24', 'fa-IR'],
  ['05/9/24', 'fa-IR'],
  ['۲۴ آذر ۱۴۰۵', 'fa-IR'],
  ['2026-12-15', 'fa-IR'],
  ['۲۰۲۶/۱۲/۱۵', 'fa-IR'],
  ['15 December 2026', 'fa-IR'],
  ['15/12/2569', 'th-TH'],
  ['15/12/69', 'th-TH'],
  ['15 ธันวาคม 2569', 'th-TH'],
  ['วันอังคารที่ 15 ธันวาคม พุทธศักราช 2569', 'th-TH'],
  ['15/12/2026', 'th-TH'],
  ['2026-12-15', 'th-TH'],
  ['15 ธันวาคม 2026', 'th-TH'],
  ['Dec 15, 2026', 'th-TH'],
  ['15 दिसंबर 2026', 'hi-IN'],
])('reads %j in %s as December 15, 2026', (text, locale) => {
  expect(read(text, locale)).toBe('2026-12-15');
});

test.each([
  ['1405/12/30', 'fa-IR'],
  ['1405/13/1', 'fa-IR'],
  ['31/6/2569', 'th-TH'],
  ['12/15', 'en-US'],
])('makes no guess at %j in %s', (text, locale) => {
  expect(read(text, locale)).toBeUndefined();
});

test.each([...locales, 'th-TH', 'ja-JP-u-ca-japanese', 'ar-SA-u-ca-islamic-umalqura'])(
  'reads each day that it writes in numbers in %s',
  (locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' });
    const days = fc.date({
      min: new Date('2019-06-01T00:00Z'),
      max: new Date('2070-01-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        expect(read(format(day), locale)).toBe(day.toISOString().slice(0, 10));
      }),
      { numRuns: 20 },
    );
  },
);
