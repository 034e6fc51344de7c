import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conceal, isWhole, maskOf, masks, readMasked, writeMasked } from './mask.ts';

const { ssn, phone, vin } = masks;
const account = maskOf('AA-#### ####');

test.each([
  ['123-45-6789', ssn, '123456789'],
  [' 123 45 6789\u200b', ssn, '123456789'],
  ['123.45–6789', ssn, '123456789'],
  ['１２３－４５－６７８９', ssn, '123456789'],
  ['١٢٣-٤٥-٦٧٨٩', ssn, '123456789'],
  ['12B45678', ssn, '12B45678'],
  ['12#45*678', ssn, '12#45*678'],
  ['1234567890', ssn, '1234567890'],
  ['213.555.0147', phone, '2135550147'],
  ['+1 (213) 555-0147', phone, '2135550147'],
  ['1-213-555-0147', phone, '2135550147'],
  ['+44 20 7946 0958', phone, '+442079460958'],
  ['1m8gdm9axkp042788', vin, '1M8GDM9AXKP042788'],
  ['ab-1234 5678', account, 'AB12345678'],
  ['12:34', maskOf('##:##'), '1234'],
  ['', ssn, ''],
])('reads %j', (text, mask, plain) => {
  expect(readMasked(text, mask)).toBe(plain);
});

test.each([
  ['123456789', ssn, '123-45-6789'],
  ['2135550147', phone, '(213) 555-0147'],
  ['AB12345678', account, 'AB-1234 5678'],
  ['12', maskOf('(##)'), '(12)'],
  // One that is incomplete ends with its last character.
  ['12345', ssn, '123-45'],
  // These don't fit.
  ['1234567890', ssn, '1234567890'],
  ['12345678B', ssn, '12345678B'],
  ['', phone, ''],
])('writes %j', (plain, mask, text) => {
  expect(writeMasked(plain, mask)).toBe(text);
});

test.each([
  ['123456789', ssn, true],
  ['12345678', ssn, false],
  ['1234567890', ssn, false],
  ['12345678B', ssn, false],
  ['2135550147', phone, true],
  ['1235550147', phone, false],
  ['1M8GDM9AXKP042788', vin, true],
  ['IM8GDM9AXKP042788', vin, false],
  ['1M8GDM9AXKP04278', vin, false],
  ['AB12345678', account, true],
  ['1234567890', account, false],
])('whether %j is a whole answer', (plain, mask, expected) => {
  expect(isWhole(plain, mask)).toBe(expected);
});

test('a minimum length allows fewer characters, and no other ones', () => {
  const mask = maskOf('#### #### ####');
  const lengths = ['1234567', '12345678', '1234567890', '123456789012', '1234567890123'];
  expect(lengths.map((plain) => isWhole(plain, mask, 8))).toEqual([false, true, true, true, false]);
  expect(isWhole('1234567B', mask, 8)).toBe(false);
});

test('the examples of the masks are whole answers as they are written', () => {
  for (const mask of [ssn, phone, vin, account, maskOf('*-##'), maskOf('#### #### ####')]) {
    const plain = readMasked(mask.example, mask);
    expect(isWhole(plain, mask)).toBe(true);
    expect(writeMasked(plain, mask)).toBe(mask.example);
  }
});

test('what is written is read as the same text', () => {
  fc.assert(
    fc.property(fc.constantFrom(ssn, phone, vin, account), fc.string(), (mask, text) => {
      const plain = readMasked(text, mask);
      expect(readMasked(writeMasked(plain, mask), mask)).toBe(plain);
    }),
  );
});

test.each([
  ['123-45-6789', '•••-••-6789'],
  ['4410 2287 01', '•••• ••87 01'],
  ['6789', '6789'],
])('conceals %s except its last four characters', (text, hidden) => {
  expect(conceal(text)).toBe(hidden);
});
