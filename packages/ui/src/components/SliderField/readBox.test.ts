import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from '../../internal/number.ts';
import { locales, translated } from '../../testing/locales.ts';
import { affixesOf, readBox } from './readBox.ts';

const symbols = [
  { style: 'currency', currency: 'USD', minimumFractionDigits: 0 },
  { style: 'currency', currency: 'DKK' },
  { style: 'currency', currency: 'SAR' },
  { style: 'currency', currency: 'CHF', minimumFractionDigits: 2 },
  { style: 'unit', unit: 'percent' },
] as const satisfies readonly Intl.NumberFormatOptions[];

const words = [
  { style: 'currency', currency: 'INR', currencyDisplay: 'name' },
  { style: 'unit', unit: 'kilometer' },
  { style: 'unit', unit: 'month', unitDisplay: 'long' },
] as const satisfies readonly Intl.NumberFormatOptions[];

const formats = [...symbols, ...words];

// A plural that neither end of the range has is refused, and so are one month and two months in Hebrew and
// Arabic, which have no digit.
test.each(locales.filter((locale) => !locale.endsWith('hanidec')))(
  'a box reads an amount in %s as its number, and a text with words as its number or not at all',
  (locale) => {
    const range = fc.tuple(fc.integer({ min: -1e9, max: 0 }), fc.integer({ min: 1, max: 1e9 }));
    fc.assert(
      fc.property(range, fc.constantFrom(...formats), ([min, max], options) => {
        const { format } = new Intl.NumberFormat(locale, { useGrouping: true, ...options });
        const affixes = affixesOf({ min, max, format });
        for (const number of [min, max, min + max]) {
          const allowed: unknown[] = words.some((each) => each === options)
            ? [number, null]
            : [number];
          expect(allowed).toContain(readNumber(format(number), affixes, locale));
        }
      }),
    );
  },
);

test.each(translated)('a box reads what a format writes in %s', (locale) => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.constantFrom(...formats), (max, options) => {
      const { format } = new Intl.NumberFormat(locale, { useGrouping: true, ...options });
      const affixes = affixesOf({ min: 0, max, format });
      if (/\p{Nd}/u.test(format(max))) expect(readNumber(format(max), affixes, locale)).toBe(max);
    }),
  );
});

test.each([
  ['$30K', (value: number) => `$${value / 1000}K`, 30_000],
  ['30', (value: number) => `$${value / 1000}K`, 30],
  ['30 k €', (value: number) => `${value / 1000} k €`, 30_000],
  ['30 km', (value: number) => `${value} km`, 30],
  ['30 Kč', (value: number) => `${value} Kč`, 30],
  ['12 month', (value: number) => `${value} months`, null],
  ['-$5', (value: number) => `${value < 0 ? '-' : ''}$${Math.abs(value)}`, -5],
  ['72 months', (value: number) => (value === 1 ? '1 month' : `${value} months`), 72],
])('a box reads %j as its format writes it', (text, format, number) => {
  expect(readBox(text, { min: 1, max: 60_000, format })).toBe(number ?? Number.NaN);
});
