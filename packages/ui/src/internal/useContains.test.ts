import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiContains } from './useContains.ts';

/** Compares each position with a collator, as React Aria does. */
const byCollator = (locale: string) => {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  return (text: string, part: string) =>
    part === '' ||
    [...text].some((_, index) => {
      const slice = text.slice(index, index + part.length);
      return slice.length === part.length && compare(slice, part) === 0;
    });
};

test.each(['en-US', 'es-US'])('asciiContains finds what a collator of %s finds', (locale) => {
  const contains = byCollator(locale);
  const text = fc.string({ unit: fc.constantFrom(..."aAbBnN1 -.'"), maxLength: 12 });
  const part = fc.string({ unit: fc.constantFrom(..."aAbBnN1 -.'"), maxLength: 3 });
  fc.assert(
    fc.property(text, part, (text, part) => {
      expect(asciiContains(text, part)).toBe(contains(text, part));
    }),
  );
});

test.each([
  ['Muñoz', 'mun'],
  ['Munoz', 'muñ'],
])('asciiContains leaves %s and %s to a collator', (text, part) => {
  expect(asciiContains(text, part)).toBeUndefined();
});
