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

describe('formatting', () => {
  test('formats a fee like any other amount', () => {
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
  ])('joins %j as %s', (words, text) => {
    expect(formatList(words)).toBe(text);
  });

  test('uses the singular for one', () => {
    expect([0, 1, 2].map(formatMonths)).toEqual(['0 months', '1 month', '2 months']);
  });

  test('formats a rate with two or three decimals', () => {
    expect([8, 6.99, 6.125, 0.1 + 0.2].map(formatRate)).toEqual([
      ...['8.00%', '6.99%', '6.125%', '0.30%'],
    ]);
  });

  test.each(['2026-02-31', '12/4/2026', 'soon', ''])('refuses to format %j as a date', (text) => {
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
    '%j is not an amount',
    (written) => {
      expect(parseMoney(written)).toBeUndefined();
    },
  );

  test.each(['5 dollars', '€5', 'NaN', 'Infinity', '0x10', '1000000000000', '--5', '٥'])(
    '%j is not an amount in dollars',
    (written) => {
      expect(parseMoney(written)).toBeUndefined();
    },
  );

  test('reads a formatted amount back, to the cent', () => {
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
    ['213/555-0100', '2135550100', 'tel:+12135550100'],
    ['(213) 555-0100 ext. 12', '2135550100', 'tel:+12135550100'],
    ['213-555-0100x12', '2135550100', 'tel:+12135550100'],
    ['213 555 0100, extension 12', '2135550100', 'tel:+12135550100'],
    ['213 555 0100 #12', '2135550100', 'tel:+12135550100'],
  ])('%s dials %s', (typed, digits, href) => {
    expect(hasPhoneCharacters(typed)).toBe(true);
    expect(phoneDigits(typed)).toBe(digits);
    expect(phoneHref(typed)).toBe(href);
  });

  test.each(['call me', '213-555-CARS', '213+555', '213;555', 'x12', '213-CARS x12'])(
    '%s has invalid characters',
    (typed) => {
      expect(hasPhoneCharacters(typed)).toBe(false);
    },
  );
});

describe('card numbers', () => {
  test.each([
    '4388576018410707',
    '4388 5760 1841 0707',
    '4388-5760-1841-0707',
    ' 4222222222222 ',
    '378282246310005',
  ])('%s has a valid check digit', (number) => {
    expect(looksLikeCardNumber(number)).toBe(true);
  });

  test.each(['4388576018402625', '', '0', '000000000000', '4388/5760', '0'.repeat(20)])(
    '%j is invalid',
    (number) => {
      expect(looksLikeCardNumber(number)).toBe(false);
    },
  );

  test('any single wrong digit is detected', () => {
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
  test.each(['021000021', '111000025', '076401251', ' 021000021 ', '0210-0002-1'])(
    '%s is valid',
    (number) => {
      expect(looksLikeRoutingNumber(number)).toBe(true);
    },
  );

  test.each([
    ['123456789', 'its check digit is wrong'],
    ['000000000', 'no bank starts with 00, though its check digit fits'],
    ['130000006', 'no bank starts with 13'],
    ['800000001', 'travelers cheques start with 80'],
    ['02100002', 'it has eight digits'],
    ['0210000210', 'it has ten digits'],
    ['02100002a', 'it has a letter'],
  ])('%s is invalid: %s', (number) => {
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
    ['08  27', '08/27'],
    ['08.27', '08/27'],
    ['08/2027', '08/27'],
    ['8/2027', '08/27'],
    ['082027', '08/27'],
    ['2027-08', '08/27'],
    ['2027/08', '08/27'],
    ['202708', '08/27'],
    [' 12/99 ', '12/99'],
    ['01/00', '01/00'],
  ])('%j is read as %s', (typed, printed) => {
    expect(parseExpiry(typed)).toBe(printed);
  });

  test.each([
    '00/27',
    '13/27',
    '0/27',
    '827',
    '2027',
    '08/1927',
    '1927-08',
    '08/202',
    '1',
    '08//27',
    '',
  ])('%j is not an expiry date', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined();
    expect(hasExpired(typed, new Date(2030, 0, 1))).toBe(false);
  });

  test('a month and a year read the same in every notation', () => {
    const notations = [
      ...['MM/YY', 'M/YY', 'MMYY', 'MM-YY', 'MM.YY', 'MM YY', 'MM / YY', 'MM/20YY', 'M/20YY'],
      ...['MM20YY', '20YY-MM', '20YYMM', '20YY/MM'],
    ];
    const digits = (number: number) => `${number}`.padStart(2, '0');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(...notations),
        (month, year, notation) => {
          const typed = notation
            .replace('MM', digits(month))
            .replace('M', `${month}`)
            .replace('YY', digits(year));
          expect(parseExpiry(typed)).toBe(`${digits(month)}/${digits(year)}`);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a card is valid through the last day of its month', () => {
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
    ['12-4-2026', '2026-12-04'],
    ['12/4/26', '2026-12-04'],
    ['Dec 4, 2026', '2026-12-04'],
    ['December 4th 2026', '2026-12-04'],
    ['Sept. 4, 2026', '2026-09-04'],
    ['4 December 2026', '2026-12-04'],
  ])('%j reads as %s', (written, date) => {
    expect(parseDate(written)).toBe(date);
  });

  test.each([
    '2026-02-31',
    '2/29/2027',
    '2026-00-10',
    '2026-1-1',
    '31/12/2026',
    '12/4-26',
    '4.12.2026',
    'Foo 4, 2026',
    'Feb 31, 2026',
    'today',
  ])('%j is not a date', (written) => {
    expect(parseDate(written)).toBeUndefined();
  });

  test('every day of the calendar reads as itself, and no other text reads as a date', () => {
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

  test('a formatted date reads as itself', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('medium', 'long'), (day, style) => {
        const date = day.toISOString().slice(0, 10);
        expect(readDate(formatDate(date, style))).toBe(date);
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

  test("localDate returns the date in the visitor's own time zone", () => {
    expect(localDate(new Date(2026, 10, 1, 0, 0))).toBe('2026-11-01');
    expect(localDate(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  });
});
