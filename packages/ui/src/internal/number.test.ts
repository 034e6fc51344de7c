import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../testing/locales.ts';
import { numberWords } from './english.ts';
import { isAmbiguousAmount, rangeProblem, readNumber, stepNumber, writeNumber } from './number.ts';

test.each([
  ['0', 0],
  ['20000', 20_000],
  ['20,000', 20_000],
  ['1,234,567.89', 1_234_567.89],
  ['.5', 0.5],
  ['8.', 8],
  ['-3', -3],
  [' 1 250 ', 1_250],
  ['25k', 25_000],
  ['1.001 K', 1_001],
])('reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '.',
  '-',
  'twenty',
  'k',
  '2kk',
  '5km',
  '1.2.3',
  '1,50',
  '1,2345',
  ',5',
  '1e5',
  '0x10',
  '$5',
  '5²',
  '½',
  '9007199254740993',
  '0.12345678901234567890',
  '9'.repeat(320),
  `0.${'0'.repeat(330)}1`,
])('makes no guess at %j', (text) => {
  expect(readNumber(text)).toBeNull();
});

test.each([
  ['$20,000', ['$'], 20_000],
  ['-$5', ['$'], -5],
  ['72 months', ['months'], 72],
  ['72', ['months'], 72],
  ['8.0%', ['%'], 8],
  ['$25k', ['$'], 25_000],
  ['25 km', ['km'], 25],
])('reads %j with the words %j around it', (text, affixes, number) => {
  expect(readNumber(text, affixes)).toBe(number);
});

test.each([
  ['1.234,50', 'es-ES', 1_234.5],
  ['1234,5', 'es-ES', 1_234.5],
  ['1.234', 'es-ES', 1_234],
  ['1,234.50', 'es-US', 1_234.5],
  ['1 234,50', 'fr-FR', 1_234.5],
  ['12,34,567.5', 'en-IN', 1_234_567.5],
  ['١٬٢٣٤٫٥', 'ar-EG', 1_234.5],
  ['−42', 'sv-SE', -42],
  ['1250.5', 'ar-EG', 1_250.5],
  ['1,250.5', 'ar-SA', 1_250.5],
  ['1250.5', 'fa-IR', 1_250.5],
  ['۱۲۵۰٫۵', 'fa-IR', 1_250.5],
  ['١٬٢٥٠٫٥', 'ar-AE', 1_250.5],
  ['٣', 'en-US', 3],
  ['１２３', 'ja-JP', 123],
  ['１，２５０．５', 'ja-JP', 1_250.5],
  ['－１２ｋ', 'en-US', -12_000],
  ['一二三', 'zh-CN', 123],
  ["1'250.5", 'de-CH', 1_250.5],
  ['1’250.5', 'de-CH', 1_250.5],
  ['12,34,567', 'hi-IN', 1_234_567],
  ['1,234,567', 'hi-IN', 1_234_567],
  ['1 250,5', 'de-AT', 1_250.5],
  ['1.250,5', 'de-AT', 1_250.5],
  ['1,5', 'fr-CH', 1.5],
  ['1.5', 'fr-CH', 1.5],
  ['१२,३४,५६७', 'hi-IN', 1_234_567],
])('reads %j in %s as %d', (text, locale, number) => {
  expect(readNumber(text, [], locale)).toBe(number);
});

test.each([
  ['1.50', 'es-ES'],
  ['1,234.50', 'es-ES'],
  ['1.234,50', 'en-US'],
  ['1250.5', 'de-DE'],
  ['1.5', 'de-AT'],
  ['1.250 000,5', 'de-AT'],
  ["1'250", 'en-US'],
  ['1,23,45', 'hi-IN'],
])('makes no guess at %j in %s', (text, locale) => {
  expect(readNumber(text, [], locale)).toBeNull();
});

test.each([
  ['7.000', ['$'], 'es-US', true],
  ['$1.234.567', ['$'], 'es-MX', true],
  ['7.00', ['$'], 'es-US', false],
  ['7,000', ['$'], 'es-US', false],
  ['6.125', ['%'], 'es-US', false],
  ['7.000', ['$'], 'es-ES', false],
  ['7.000', ['$'], 'en-US', false],
])('%j beside %j in %s may be another amount: %s', (text, affixes, locale, isAmbiguous) => {
  expect(isAmbiguousAmount(text, affixes, locale)).toBe(isAmbiguous);
});

test.each(locales)('reads each number that it writes in %s', (locale) => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer().map((cents) => cents / 100),
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((number) => number === 0 || Math.abs(number) > 1e-3),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      expect(readNumber(writeNumber(number, locale), [], locale)).toBe(number);
    }),
  );
});

test('a step has no floating-point error and stays in range', () => {
  expect(stepNumber(0.2, 0.1, {})).toBe(0.3);
  expect(stepNumber(83, 12, { max: 84 })).toBe(84);
  expect(stepNumber(0, -1, { min: 0 })).toBe(0);
});

test('the message names the limits, and is absent for a valid number or an empty box', () => {
  const say = (value: number) => `$${value}`;
  const problem = (text: string, range: { min?: number; max?: number; maxDecimals?: number }) =>
    rangeProblem(text, readNumber(text), range, say, numberWords);
  expect(problem('', { min: 5 })).toBeUndefined();
  expect(problem('5', { min: 5, max: 9 })).toBeUndefined();
  expect(problem('9', { min: 5, max: 9 })).toBeUndefined();
  expect(problem('4.99', { min: 5, max: 9 })).toBe('Enter $5 to $9');
  expect(problem('x', { min: 5, max: 9 })).toBe('Enter $5 to $9');
  expect(problem('4', { min: 5 })).toBe('Enter $5 or more');
  expect(problem('10', { max: 9 })).toBe('Enter $9 or less');
  expect(problem('5.50', { maxDecimals: 1 })).toBeUndefined();
  expect(problem('5.55', { maxDecimals: 1 })).toBe('Enter at most one decimal, like $1250.5');
  expect(problem('5.555', { maxDecimals: 2 })).toBe('Enter at most 2 decimals, like $1250.5');
  expect(problem('5.5', { maxDecimals: 0 })).toBe('Enter a whole number, like $1250');
  expect(problem('4.555', { min: 5, maxDecimals: 2 })).toBe('Enter $5 or more');
  expect(problem('x', {})).toBe('Enter a number, like $1250');
});
