import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dollars,
  formatDate,
  formatFee,
  formatList,
  formatMoney,
  formatMonths,
  formatRate,
  hasExpired,
  hasPhoneCharacters,
  localDate,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
  parseDate,
  parseExpiry,
  parseMoney,
  phoneDigits,
  phoneHref,
  readDate,
} from '../src/input/index.ts';

describe('what people read', () => {
  test('a fee reads as any other sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (cents) => {
        expect(formatFee(cents / 100)).toBe(dollars(cents / 100));
      }),
    );
  });

  test.each([
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%j in a row is %s', (words, text) => {
    expect(formatList(words)).toBe(text);
  });

  test('one of a thing is not many', () => {
    expect([0, 1, 2].map(formatMonths)).toEqual(['0 months', '1 month', '2 months']);
  });

  test('a rate has one decimal at least, and all that it has', () => {
    expect([8, 6.99, 6.125].map(formatRate)).toEqual(['8.0%', '6.99%', '6.125%']);
  });

  test.each(['2026-02-31', '12/4/2026', 'soon', ''])('%j is no date to write out', (text) => {
    expect(() => formatDate(text)).toThrow(RangeError);
  });
});

describe('money', () => {
  test.each([
    ['$1,234.50', 1234.5],
    [' $ 1,234.50 ', 1234.5],
    ['1234.5', 1234.5],
    ['1,234', 1234],
    ['0.01', 0.01],
    ['.50', 0.5],
    ['$.5', 0.5],
    ['12.', 12],
    ['-5', -5],
    ['-$5.25', -5.25],
    ['1,234,567', 1_234_567],
    ['999999999999.99', 999_999_999_999.99],
  ])('%j reads as %d', (written, dollars) => {
    expect(parseMoney(written)).toBe(dollars);
  });

  test.each(['', ' ', '$', '.', '-', '1.234', '1,50', '12,34', ',123', '1,234,5', '1 234', '1e3'])(
    '%j is no sum',
    (written) => {
      expect(parseMoney(written)).toBeUndefined();
    },
  );

  test.each(['5 dollars', '€5', 'NaN', 'Infinity', '0x10', '1000000000000', '--5', '٥'])(
    '%j is no sum of dollars',
    (written) => {
      expect(parseMoney(written)).toBeUndefined();
    },
  );

  test('what is written can be read back, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
        expect(parseMoney(formatMoney(cents / 100))).toBe(cents / 100);
      }),
    );
  });

  test.each([
    [0.01, '$0.01'],
    [1234.5, '$1,234.50'],
    [15_000, '$15,000'],
    [0, '$0'],
  ])('%d is written %s', (dollars, written) => {
    expect(formatMoney(dollars)).toBe(written);
  });
});

describe('phone numbers', () => {
  test.each([
    ['(213) 555-0100', '2135550100', 'tel:+12135550100'],
    ['+1 (213) 555-0100', '12135550100', 'tel:+12135550100'],
    ['1-213-555-0100', '12135550100', 'tel:+12135550100'],
    ['+44 20 7946 0000', '442079460000', 'tel:+442079460000'],
  ])('%s dials %s', (typed, digits, href) => {
    expect(hasPhoneCharacters(typed)).toBe(true);
    expect(phoneDigits(typed)).toBe(digits);
    expect(phoneHref(typed)).toBe(href);
  });

  test.each(['call me', '213-555-CARS', '213+555', '213;555', '213/5550100'])(
    '%s has other characters',
    (typed) => {
      expect(hasPhoneCharacters(typed)).toBe(false);
    },
  );
});

describe('card numbers', () => {
  test.each(['4388576018410707', '4388 5760 1841 0707', ' 4222222222222 ', '378282246310005'])(
    '%s holds its check digit',
    (number) => {
      expect(looksLikeCardNumber(number)).toBe(true);
    },
  );

  test.each(['4388576018402625', '', '0', '000000000000', '4388-5760-1841-0707', '0'.repeat(20)])(
    '%j does not look right',
    (number) => {
      expect(looksLikeCardNumber(number)).toBe(false);
    },
  );

  test('any single wrong digit is noticed', () => {
    const place = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const digits = [...'4388576018410707'];
        digits[index] = String((Number(digits[index]) + shift) % 10);
        expect(looksLikeCardNumber(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('routing numbers', () => {
  test.each(['021000021', '111000025', '076401251', ' 021000021 '])('%s fits', (number) => {
    expect(looksLikeRoutingNumber(number)).toBe(true);
  });

  test.each([
    ['123456789', 'its check digit is wrong'],
    ['000000000', 'no bank starts with 00, though its check digit fits'],
    ['130000006', 'no bank starts with 13'],
    ['800000001', 'travelers cheques start with 80'],
    ['02100002', 'it has eight digits'],
    ['0210000210', 'it has ten digits'],
    ['02100002a', 'it has a letter'],
  ])('%s does not look right: %s', (number) => {
    expect(looksLikeRoutingNumber(number)).toBe(false);
  });
});

describe('expiry dates', () => {
  test.each([
    ['08/27', '08/27'],
    ['8/27', '08/27'],
    ['0827', '08/27'],
    ['08-27', '08/27'],
    ['08\u201327', '08/27'],
    ['08 27', '08/27'],
    ['08 / 27', '08/27'],
    [' 12/99 ', '12/99'],
    ['01/00', '01/00'],
  ])('%j is read as %s', (typed, printed) => {
    expect(parseExpiry(typed)).toBe(printed);
  });

  test.each(['00/27', '13/27', '0/27', '827', '01/2027', '012027', '1', '08//27', '08  27', ''])(
    '%j is no expiry date',
    (typed) => {
      expect(parseExpiry(typed)).toBeUndefined();
      expect(hasExpired(typed, new Date(2030, 0, 1))).toBe(false);
    },
  );

  test('an expiry date reads the same once it is read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[01]?\d ?[ /-]? ?\d\d$/), (typed) => {
        const printed = parseExpiry(typed);
        if (printed !== undefined) expect(parseExpiry(printed)).toBe(printed);
        expect(printed ?? '08/27').toMatch(/^(0[1-9]|1[0-2])\/\d{2}$/);
      }),
    );
  });

  test('a card is good through the last day of its month', () => {
    expect(hasExpired('11/26', new Date(2026, 10, 30, 23, 59))).toBe(false);
    expect(hasExpired('11/26', new Date(2026, 11, 1))).toBe(true);
    expect(hasExpired('12/26', new Date(2026, 11, 31, 23, 59))).toBe(false);
    expect(hasExpired('12/26', new Date(2027, 0, 1))).toBe(true);
  });
});

describe('dates', () => {
  test.each([
    ['2026-12-04', '2026-12-04'],
    ['12/4/2026', '2026-12-04'],
    ['02/29/2028', '2028-02-29'],
    [' 2026-01-31 ', '2026-01-31'],
  ])('%j reads as %s', (written, date) => {
    expect(parseDate(written)).toBe(date);
  });

  test.each([
    '2026-02-31',
    '2/29/2027',
    '2026-00-10',
    '2026-1-1',
    '31/12/2026',
    '12/4/26',
    'today',
  ])('%j is no date', (written) => {
    expect(parseDate(written)).toBeUndefined();
  });

  test('every day of the calendar reads as itself, and no other does', () => {
    const part = (max: number) =>
      fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part(13), part(32), (year, month, day) => {
        const written = `${year}-${month}-${day}`;
        const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
        const exists =
          date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
        expect(parseDate(written)).toBe(exists ? written : undefined);
      }),
    );
  });

  test.each([
    ['12/31/2026', '2026-12-31'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
    ['0202-12-31', undefined],
    ['20260-12-15', undefined],
    ['9999-12-31', undefined],
  ])('%j is what a visitor means by %s', (typed, date) => {
    expect(readDate(typed)).toBe(date);
  });

  test("a moment's date is that of the visitor's own calendar", () => {
    expect(localDate(new Date(2026, 10, 1, 0, 0))).toBe('2026-11-01');
    expect(localDate(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  });
});
