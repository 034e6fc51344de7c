import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean, hasVisible, markInvisible, parseDigits } from '../src/input/index.ts';

describe('clean', () => {
  test.each([
    ['\u202a213-555-0100\u202c', '213-555-0100'],
    ['\u2068dana@example.com\u2069\u200b', 'dana@example.com'],
    ['4388\u00a05760\u202f1841\u20030707', '4388 5760 1841 0707'],
    ['\ufeff 08/27\u200e', '08/27'],
    ['1234\u200d5678', '12345678'],
    ['12\ufe0f34', '1234'],
    ['Dana\u{e0044}\u{e0061}', 'Dana'],
    ['one\u2028two', 'one\ntwo'],
    ['\u200b\u3164\u2800\u00ad\u115f\uffa0', ''],
  ])('turns %j into %j', (typed, seen) => {
    expect(clean(typed)).toBe(seen);
  });

  test.each([
    ['a Persian word with a non-joiner', 'می‌خواهم'],
    ['a Sinhala word with a joiner', 'ශ්‍රී'],
    ['a Malayalam word that ends with a joiner', 'അവന്‍'],
    ['a Japanese name with a variant of its ideograph', '葛\u{e0100}城'],
    ['a family', '👨‍👩‍👧'],
    ['a skin tone', '👩🏽‍🚒'],
    ['a colored heart', '❤️‍🔥'],
    ['a keycap', '1️⃣'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['lines', 'A deer.\nThe hood is bent.'],
  ])('leaves %s as it is', (_, text) => {
    expect(clean(text)).toBe(text);
    expect(markInvisible(text, '\ufffd')).toBe(text);
  });

  test('has a sibling that marks what it drops, and changes nothing else', () => {
    expect(markInvisible(' 12\u200b\u00ad3\u00a0', '?')).toBe(' 12??3\u00a0');
  });

  /** Text with many characters that clean() handles, among others of all scripts. */
  const anyText = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...[
          'a',
          '7',
          'ن',
          'न',
          '\u094d',
          '山',
          '👩',
          '❤',
          '🏴',
          ' ',
          '\n',
          '-',
          '\u3164',
          '\u2800',
        ],
        ...[
          '\u200c',
          '\u200d',
          '\u200b',
          '\u00ad',
          '\ufe0f',
          '\u{e0100}',
          '\u{e0067}',
          '\u{e007f}',
        ],
        ...['\u202e', '\u00a0', '\u20e3', '\u2028'],
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });

  test('applied twice gives the same as applied once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
      { numRuns: 5_000 },
    );
  });

  test('keeps every visible character, and leaves no blank at an end', () => {
    const shownIn = (text: string) => text.match(/(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu) ?? [];
    fc.assert(
      fc.property(anyText, (text) => {
        expect(shownIn(clean(text))).toEqual(
          shownIn(text).filter((character) => character !== '\u2800'),
        );
        expect(clean(text)).toBe(clean(text).trim());
      }),
      { numRuns: 5_000 },
    );
  });

  test('removes an invisible character from a number, an address or plain words', () => {
    const invisible = fc.constantFrom('\u200b', '\u200e', '\u202a', '\u2060', '\u00ad', '\ufeff');
    const plain = fc.stringMatching(/^[\w.@+-]{1,20}$/);
    fc.assert(
      fc.property(plain, fc.nat(20), invisible, (text, at, mark) => {
        expect(clean(text.slice(0, at) + mark + text.slice(at))).toBe(text);
      }),
    );
  });
});

test.each([
  ['-', true],
  ['7', true],
  ['山', true],
  ['👍', true],
  ['', false],
  ['\u0000', false],
  ['\u0301', false],
])('hasVisible(%j) is %s', (text, isVisible) => {
  expect(hasVisible(text)).toBe(isVisible);
});

test('parseDigits ignores any spaces and dashes between the digits', () => {
  const separator = fc.constantFrom('', ' ', '-', '\u2013', ' - ');
  fc.assert(
    fc.property(fc.array(fc.tuple(separator, fc.nat(9)), { minLength: 1 }), (parts) => {
      const digits = parts.map(([, digit]) => digit).join('');
      expect(parseDigits(parts.flat().join(''))).toBe(digits);
    }),
  );
  for (const text of ['', ' ', '-', '12a', '1.2', '١٢']) expect(parseDigits(text)).toBeUndefined();
});
