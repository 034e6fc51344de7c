import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin } from '../src/input/bounds.ts';
import { brandOf } from '../src/input/card.ts';
import { digitsOf } from '../src/input/digits.ts';
import { formatDate, formatLocalMoment } from '../src/input/format.ts';
import {
  clean,
  formatMoment,
  formatMoney,
  formatPercent,
  hasExpired,
  hasPhoneCharacters,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
  parseDate,
  parseDigits,
  parseExpiry,
  parseMoney,
  phoneDigits,
  plural,
  splitPhone,
  wholeDollars,
} from '../src/input/index.ts';

/** Words before, after and around a value make it something else. */
const around = (text: string) => [`x${text}`, `${text}x`, `1 ${text}`, `${text} 1`];

describe('a value with anything beside it is not read', () => {
  test.each(['2026-12-04', '12/4/2026', 'Dec 4, 2026', '4 December 2026'])('date %s', (date) => {
    expect(parseDate(date)).toBe('2026-12-04');
    for (const text of around(date)) expect(parseDate(text), text).toBeUndefined();
  });

  test.each(['08/27', '8/27', '0827', '08-2027', '2027-08', '202708'])(
    'expiry date %s',
    (expiry) => {
      expect(parseExpiry(expiry)).toBe('08/27');
      for (const text of around(expiry)) expect(parseExpiry(text), text).toBeUndefined();
    },
  );

  test.each(['$1,234.50', '1234.50', '.50'])('amount %s', (amount) => {
    expect(parseMoney(amount)).toBeDefined();
    for (const text of around(amount)) expect(parseMoney(text), text).toBeUndefined();
  });

  test('digits, card numbers and routing numbers', () => {
    expect(parseDigits('021000021')).toBe('021000021');
    for (const text of ['x021000021', '021000021x', '']) {
      expect(parseDigits(text), text).toBeUndefined();
      expect(looksLikeRoutingNumber(text), text).toBe(false);
    }
    expect(looksLikeCardNumber('x4388576018410707')).toBe(false);
    expect(looksLikeCardNumber('4388576018410707x')).toBe(false);
  });
});

describe('dates', () => {
  const monthNames = [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ];
  const monthNumber = fc.integer({ min: 1, max: 12 });
  const dayNumber = fc.integer({ min: 1, max: 28 });
  const ending = (day: number) =>
    ['th', 'st', 'nd', 'rd'][day > 10 && day < 14 ? 0 : day % 10] ?? 'th';
  const isoOf = (month: number, day: number) =>
    `2026-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;

  test('a month reads by its name or the first letters of it, whatever their case', () => {
    const letters = fc.integer({ min: 3, max: 9 });
    const withCase = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
    );
    const written = fc.constantFrom(
      (month: string, day: number) => `${month} ${day}, 2026`,
      (month: string, day: number) => `${month} ${day} 2026`,
      (month: string, day: number) => `${month}. ${day}, 2026`,
      (month: string, day: number) => `${month} ${day}${ending(day)}, 2026`,
      (month: string, day: number) => `${day} ${month} 2026`,
      (month: string, day: number) => `${day} ${month}, 2026`,
      (month: string, day: number) => `${day} ${month}. 2026`,
      (month: string, day: number) => `${day}${ending(day)} ${month} 2026`,
    );
    fc.assert(
      fc.property(monthNumber, dayNumber, letters, withCase, written, (month, day, ...rest) => {
        const [count, cased, write] = rest;
        const name = cased((monthNames[month - 1] ?? '').slice(0, count));
        expect(parseDate(write(name, day))).toBe(isoOf(month, day));
      }),
    );
  });

  test('a month and a day read in digits, with slashes or dashes and spaces around them', () => {
    const mark = fc.constantFrom('/', '-', ' / ', ' - ', '/ ', ' /');
    const padded = fc.boolean();
    fc.assert(
      fc.property(monthNumber, dayNumber, mark, padded, padded, (month, day, mark, ...isLong) => {
        const [isPadded, hasCentury] = isLong;
        const parts = [month, day].map((part) => `${part}`.padStart(isPadded ? 2 : 1, '0'));
        expect(parseDate([...parts, hasCentury ? '2026' : '26'].join(mark))).toBe(
          isoOf(month, day),
        );
      }),
    );
  });

  test.each([
    ...['De 4, 2026', 'Decemberx 4, 2026', 'Dec4, 2026', 'Dec 4,2026', 'Dec 123, 2026'],
    ...['Dec 4, 26', 'Dec 4, 20261', '4Dec 2026', '4 Dec2026', '123 Dec 2026', '4 Dec 26'],
    ...['123/4/2026', '12/123/2026', '12/4/202', '12/4/20261', '12/4', '/4/2026', '12//2026'],
    ...['12  /4/2026', '26-12-04', '20261-12-04', '2026-12-4', '2026/12-04', 'Smarch 4, 2026'],
  ])('%j is not a date', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  test('only a date that is written 2026-12-04 is formatted, and the error says so', () => {
    expect(() => formatDate('12/4/2026')).toThrow('must be written 2026-12-04, not 12/4/2026');
    expect(formatDate('2026-12-04', 'month')).toBe('Dec 2026');
    expect(formatDate('2026-12-04', 'long month')).toBe('December 2026');
    expect(formatDate('2026-12-04', 'long')).toBe('December 4, 2026');
    expect(formatDate('2026-12-04', 'long', 'es-US')).toBe('4 de diciembre de 2026');
  });
});

describe('expiry dates', () => {
  test.each(['08/27', '08-27', '08.27', '08 – 27', '08  27', '2027 / 08', '2027 . 08', '2027 08'])(
    '%j reads as 08/27',
    (text) => {
      expect(parseExpiry(text)).toBe('08/27');
    },
  );

  test.each([
    '08//27',
    '08+27',
    '08/ /27',
    '08/2',
    '08/271',
    '08/21 27',
    '2027//08',
    '2027/8',
    '2127-08',
    '2027-13',
    '2027-00',
    '8 / 7',
  ])('%j is not an expiry date', (text) => {
    expect(parseExpiry(text)).toBeUndefined();
  });

  test('a card has expired as soon as its month is over, in any notation', () => {
    const firstDay = new Date(2027, 8, 1);
    for (const text of ['08/27', '8/2027', '2027-08']) {
      expect(hasExpired(text, firstDay)).toBe(true);
      expect(hasExpired(text, new Date(firstDay.getTime() - 1))).toBe(false);
    }
  });
});

describe('phone numbers', () => {
  test.each([
    ['213 555 0100 x12', '213 555 0100', '12'],
    ['213 555 0100X12', '213 555 0100', '12'],
    ['213 555 0100 ext 12', '213 555 0100', '12'],
    ['213 555 0100 ext. 12', '213 555 0100', '12'],
    ['213 555 0100 EXT.: 12', '213 555 0100', '12'],
    ['213 555 0100, ; extension: 123456', '213 555 0100', '123456'],
    ['(213 555 0100) #1', '(213 555 0100)', '1'],
    [' 213 555 0100 ', '213 555 0100', undefined],
    ['213 555 0100 x1234567', '213 555 0100 x1234567', undefined],
    ['213 555 0100 x12 y', '213 555 0100 x12 y', undefined],
    ['213 555 0100 12', '213 555 0100 12', undefined],
    ['ext. 12', 'ext. 12', undefined],
  ])('%j is the number %j with the extension %j', (typed, number, extension) => {
    expect(splitPhone(typed)).toEqual({ number, extension });
  });

  test('an extension adds no digit to any number', () => {
    const number = fc.stringMatching(/^\+?1?[ (]?\d{3}[).\- /]\d{3}[. -]\d{4}$/);
    const extension = fc.stringMatching(/^ ?(?:x|ext\.? ?|extension |#)\d{1,6}$/);
    fc.assert(
      fc.property(number, extension, (number, extension) => {
        expect(phoneDigits(number + extension)).toBe(number.replace(/\D/g, ''));
        expect(hasPhoneCharacters(number + extension)).toBe(true);
      }),
    );
  });

  test('start with at most one bracket and one plus, and have no letter', () => {
    for (const typed of ['(+1 213', '+(213)', '+1', '(213)', '']) {
      expect(hasPhoneCharacters(typed), typed).toBe(true);
    }
    for (const typed of ['a213', '213a', '213,555', '++1', '1+', '((+1']) {
      expect(hasPhoneCharacters(typed), typed).toBe(false);
    }
  });
});

describe('card numbers', () => {
  test('13 to 19 digits can be a card number', () => {
    const lengths = Array.from({ length: 24 }, (_, length) => length);
    const fitting = lengths.filter((length) => looksLikeCardNumber('0'.repeat(length)));
    expect(fitting).toEqual([13, 14, 15, 16, 17, 18, 19]);
  });

  test.each([
    ['Visa', ['4', '4999'], ['3999', '5']],
    ['Mastercard', ['51', '55', '2221', '2720'], ['50', '56', '2220', '2721', '222']],
    ['American Express', ['34', '37', '3799'], ['33', '35', '36', '38', '3']],
    ['Discover', ['6011', '644', '649', '65'], ['6010', '6012', '643', '66', '6', '64', '601']],
  ] as const)('%s has its first digits and no others', (brand, own, others) => {
    for (const digits of own) expect(brandOf(digits), digits).toBe(brand);
    for (const digits of others) expect(brandOf(digits), digits).not.toBe(brand);
    expect(brandOf(`${own[0].slice(0, 1)} - ${own[0].slice(1)}`)).toBe(brand);
  });
});

test('a routing number starts with the number of a district, and its check digit is right', () => {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  for (let prefix = 0; prefix < 100; prefix += 1) {
    const first = `${`${prefix}`.padStart(2, '0')}000002`;
    const sum = weights.reduce((total, weight, index) => total + weight * Number(first[index]), 0);
    const check = (10 - (sum % 10)) % 10;
    const isDistrict =
      (prefix >= 1 && prefix <= 12) ||
      (prefix >= 21 && prefix <= 32) ||
      (prefix >= 61 && prefix <= 72);
    expect(looksLikeRoutingNumber(`${first}${check}`), first).toBe(isDistrict);
    expect(looksLikeRoutingNumber(`${first}${(check + 1) % 10}`), first).toBe(false);
  }
});

describe('amounts', () => {
  test('digits are grouped by thousands, or not at all', () => {
    const group = fc.stringMatching(/^\d{1,4}$/);
    fc.assert(
      fc.property(fc.array(group, { minLength: 2, maxLength: 6 }), (groups) => {
        const [first = '', ...rest] = groups;
        const isGrouped =
          first.length <= 3 && rest.length <= 3 && rest.every(({ length }) => length === 3);
        expect(parseMoney(groups.join(','))).toBe(isGrouped ? Number(groups.join('')) : undefined);
      }),
    );
  });

  test.each([
    ['- 5', -5],
    ['-$ 5', -5],
    ['$  5', 5],
    ['$$5', undefined],
    ['5.', 5],
    ['5.5', 5.5],
    ['-.5', -0.5],
    ['1234567890123', undefined],
    ['1,234,567,890,123', undefined],
  ])('%j reads as %s', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  test('are formatted with cents, with cents if there are any, or in whole dollars', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50');
    expect(formatMoney(1234, 'always')).toBe('$1,234.00');
    expect(formatMoney(1234.5, 'always', 'de-DE')).toBe('1.234,50\u00a0$');
    expect(formatMoney(1234.5, 'always')).toBe('$1,234.50');
    expect(wholeDollars(1234.5)).toBe('$1,235');
    expect([formatPercent(6.994), formatPercent(79.2, 0)]).toEqual(['6.99%', '79%']);
  });
});

describe('moments', () => {
  const morning = new Date('2026-11-21T17:05:09Z');

  test('for staff are in the time of Los Angeles', () => {
    expect(formatMoment(morning)).toBe('November 21, 2026 at 9:05:09 AM PST');
  });

  test.each([
    ['America/New_York', 'Nov 21, 2026, 12:05 PM EST'],
    ['America/Los_Angeles', 'Nov 21, 2026, 9:05 AM PST'],
  ])('for the visitor are in their own time zone: %s', (zone, text) => {
    expect(formatLocalMoment(morning, zone)).toBe(text);
  });
});

test('plural chooses the sentence for one or for another number', () => {
  const sentences = { one: 'a day', other: 'days' };
  expect([0, 1, 2, 11].map((count) => plural(count, sentences))).toEqual([
    ...['days', 'a day', 'days', 'days'],
  ]);
});

test('isWithin includes both bounds, and neither an empty field nor text', () => {
  const bounds = { min: 0, max: 10 };
  const values = [-1, 0, 10, 11, null, Number.NaN];
  expect(values.map((value) => isWithin(value, bounds))).toEqual([
    ...[false, true, true, false, false, false],
  ]);
});

test('digitsOf returns the digits of a number, and any other text cleaned', () => {
  expect(digitsOf(' 0210-0002\u200b1 ')).toBe('021000021');
  expect(digitsOf(' 12a\u00a04 ')).toBe('12a 4');
});

describe('clean', () => {
  test.each(['1\ufe0f\u20e3', '#\ufe0f\u20e3', '*\ufe0f\u20e3', '9\ufe0f\u20e3 9'])(
    'leaves the keycap %j',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );

  test.each([
    ['a digit without a keycap', '1\ufe0f', '1'],
    ['a letter with a keycap', 'a\ufe0f\u20e3', 'a\u20e3'],
    ['tags that end in no cancel tag', '🏴\u{e0067}\u{e0062}', '🏴'],
    ['tags after another flag', '🏳\u{e0067}\u{e007f}', '🏳'],
    ['a joiner at the start', '\u200dن', 'ن'],
    ['a joiner after a space', 'a \u200dن', 'a ن'],
    ['two joiners', 'न\u200d\u200dन', 'नन'],
    ['a vertical tab, a form feed and a next line', 'a\u000bb\u000cc\u0085d', 'a\nb\nc\nd'],
    ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a\nb\nc'],
  ])('handles %s', (_, text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  test('leaves the flag of a region whose code has digits', () => {
    const flag = '🏴\u{e0066}\u{e0072}\u{e0036}\u{e0039}\u{e007f}';
    expect(clean(flag)).toBe(flag);
  });
});
