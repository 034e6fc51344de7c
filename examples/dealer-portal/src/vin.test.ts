import { expect, test } from 'vitest';
import { checkDigitOf, isVin } from './vin.ts';

test('isVin accepts published examples', () => {
  for (const vin of ['1G4AH59H45G118341', '1M8GDM9AXKP042788', '11111111111111111']) {
    expect(isVin(vin), vin).toBe(true);
  }
});

test('isVin refuses a VIN with two neighbors swapped', () => {
  expect(isVin('1M8GDM9AXPK042788')).toBe(false);
  expect(isVin('1M8GDM9AXKP402788')).toBe(false);
});

test('checkDigitOf returns undefined for the letters I, O and Q and for other lengths', () => {
  expect(checkDigitOf('IM8GDM9AXKP042788')).toBeUndefined();
  expect(checkDigitOf('1M8GDM9AXKP04278')).toBeUndefined();
  expect(checkDigitOf('1M8GDM9AXKP042788 ')).toBeUndefined();
});
