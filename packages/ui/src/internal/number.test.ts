import { expect, test } from 'vitest';
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
  '٣',
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

test('parseNumber reads every number that formatNumber writes', () => {
  for (const number of [0, 0.1, 7.125, 1_250.5, 123_456_789.01, -42]) {
    expect(readNumber(writeNumber(number))).toBe(number);
  }
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
])('reads %j in %s as %d', (text, locale, number) => {
  expect(readNumber(text, [], locale)).toBe(number);
});

test.each([
  ['1.50', 'es-ES'],
  ['1,234.50', 'es-ES'],
  ['1.234,50', 'en-US'],
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

test.each(['es-ES', 'es-US', 'de-CH', 'fr-FR', 'he-IL', 'ar-EG', 'hi-IN', 'fa-IR', 'sv-SE'])(
  'reads back what it writes in %s',
  (locale) => {
    for (const number of [0, 0.1, 7.125, 1_250.5, 123_456_789.01, -42]) {
      expect(readNumber(writeNumber(number, locale), [], locale)).toBe(number);
    }
  },
);

test('a step has no floating-point error and stays in range', () => {
  expect(stepNumber(0.2, 0.1, {})).toBe(0.3);
  expect(stepNumber(83, 12, { max: 84 })).toBe(84);
  expect(stepNumber(0, -1, { min: 0 })).toBe(0);
});

test('the message names the limits, and is absent for a valid number or an empty box', () => {
  const say = (value: number) => `$${value}`;
  const problem = (text: string, range: { min?: number; max?: number }) =>
    rangeProblem(text, readNumber(text), range, say, numberWords);
  expect(problem('', { min: 5 })).toBeUndefined();
  expect(problem('5', { min: 5, max: 9 })).toBeUndefined();
  expect(problem('9', { min: 5, max: 9 })).toBeUndefined();
  expect(problem('4.99', { min: 5, max: 9 })).toBe('Enter $5 to $9');
  expect(problem('x', { min: 5, max: 9 })).toBe('Enter $5 to $9');
  expect(problem('4', { min: 5 })).toBe('Enter $5 or more');
  expect(problem('10', { max: 9 })).toBe('Enter $9 or less');
  expect(problem('x', {})).toBe('Enter a number, like $1250');
});
