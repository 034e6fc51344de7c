import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sorted } from './sorted.ts';

const columns = [{ id: 'name', label: 'Name', cell: () => '', sortBy: (name: string) => name }];
const order = (rows: readonly string[], direction: 'ascending' | 'descending') =>
  sorted(rows, columns, { column: 'name', direction }, 'en-US');

describe('sorted orders text', () => {
  test('with numbers by value, and letters by the alphabet', () => {
    expect(order(['Unit 10', 'unit 9', 'Émile', 'Zoe', 'Eva'], 'ascending')).toEqual([
      'Émile',
      'Eva',
      'unit 9',
      'Unit 10',
      'Zoe',
    ]);
  });

  test('stably in both directions', () => {
    const alike = ['zoe', 'Zoë', 'ZOE', 'Zoe'];
    expect(order(alike, 'ascending')).toEqual(alike);
    expect(order(alike, 'descending')).toEqual(alike);
  });

  test('like the collator, whatever the text', () => {
    const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
    const word = fc.oneof(
      fc.stringMatching(/^[A-Ca-cÉé .-]{0,4}\d{0,18}[a-b]?$/),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        expect(order(words, 'ascending')).toEqual(words.toSorted(compare));
        expect(order(words, 'descending')).toEqual(words.toSorted((a, b) => compare(b, a)));
      }),
    );
  });
});
