import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { preQualifyNotices } from '../src/en/pre-qualify.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What a module prints where the conditions choose that language. */
function run(code: string, language: 'en' | 'es'): unknown {
  const conditions = [...(language === 'es' ? ['@milepost/es'] : []), '@milepost/source'];
  const output = execFileSync(
    process.execPath,
    [
      '--no-warnings',
      ...conditions.map((condition) => `--conditions=${condition}`),
      '--input-type=module',
      '--eval',
      code,
    ],
    { encoding: 'utf8' },
  );
  return JSON.parse(output);
}

test('the Spanish edition creates the same emails as the English one', () => {
  const code = `
    const { currentShapes } = await import('${source}mail/shapes.ts');
    const { paymentMail } = await import('${source}forms/payment/mail.ts');
    const at = new Date('2026-11-21T17:05:09Z');
    const account = { accountNumber: '12', amount: 1234.5 };
    const bank = { ...account, paymentMethod: 'ach', routingNumber: '021000021', bankAccountNumber: '123456789' };
    const card = { ...account, paymentMethod: 'debit', cardNumber: '4111111111111111', expiry: '08/27' };
    const costs = [undefined, { kind: 'free' }, { kind: 'fee', fee: 5 }, { kind: 'maybe', upTo: 5 }];
    const payments = costs.map((cost) => paymentMail(card, at, cost));
    console.log(JSON.stringify([currentShapes(), paymentMail(bank, at), payments]));
  `;
  expect(run(code, 'es')).toEqual(run(code, 'en'));
});

test('the Spanish edition formats money, rates, dates, moments, lists and counts', () => {
  const code = `
    const format = await import('${source}input/format.ts');
    const day = '2026-11-15';
    console.log(JSON.stringify([
      format.formatMoney(1234.5, 'always'), format.dollars(13074.65), format.wholeDollars(28517.4),
      format.formatRate(8), format.formatRate(6.125), format.formatPercent(79, 0),
      format.formatDate(day, 'long'), format.formatDate(day), format.formatDate(day, 'month'),
      format.formatDate(day, 'long month'),
      format.formatLocalMoment(new Date('2026-11-21T17:05:00Z'), 'America/Los_Angeles'),
      format.formatList(['Nuevo México', 'Hawái', 'Oklahoma']), format.formatList(['Utah', 'Illinois']),
      format.formatMonths(1), format.formatMonths(72),
      ...[0, 1, 2, 1e6].map((count) => format.plural(count, { one: 'one', other: 'other' })),
    ]));
  `;
  expect(run(code, 'es')).toEqual([
    ...['$1,234.50', '$13,074.65', '$28,517', '8.00%', '6.125%', '79%'],
    ...['15 de noviembre de 2026', '15 nov 2026', 'nov 2026', 'noviembre de 2026'],
    '21 nov 2026, 9:05 a.m. PST',
    ...['Nuevo México, Hawái y Oklahoma', 'Utah e Illinois', '1 mes', '72 meses'],
    ...['other', 'one', 'other', 'other'],
  ]);
  expect(run(code, 'en')).toEqual([
    ...['$1,234.50', '$13,074.65', '$28,517', '8.00%', '6.125%', '79%'],
    ...['November 15, 2026', 'Nov 15, 2026', 'Nov 2026', 'November 2026'],
    'Nov 21, 2026, 9:05 AM PST',
    ...['Nuevo México, Hawái and Oklahoma', 'Utah and Illinois', '1 month', '72 months'],
    ...['other', 'one', 'other', 'other'],
  ]);
});

test('the Spanish edition starts a schedule with a byte order mark', () => {
  const code = `
    const { scheduleCsv } = await import('${source}loan/schedule.ts');
    console.log(JSON.stringify(scheduleCsv([], '2026-12')));
  `;
  expect(run(code, 'es')).toMatch(/^\ufeffNúmero de pago,/);
  expect(run(code, 'en')).toMatch(/^Payment number,/);
});

test('the Spanish edition states in which language staff answer', () => {
  const code = `
    const { serviceNote } = await import('${source}content/editions.ts');
    console.log(JSON.stringify([serviceNote(), serviceNote(['en']), serviceNote(['en', 'es'])]));
  `;
  const english = 'Atendemos y respondemos en inglés.';
  expect(run(code, 'es')).toEqual([english, english, 'Puede pedir que le atendamos en español.']);
  expect(run(code, 'en')).toEqual(['', '', '']);
});

test('the Spanish edition has permissions and notices in English too', () => {
  const code = `
    const { originalNotices } = await import('${source}content/pre-qualify.ts');
    const { paymentForm } = await import('${source}forms/payment/form.ts');
    const { paymentReceipt } = await import('${source}forms/payment/receipt.ts');
    const { makeReceipt, receiptText } = await import('${source}forms/receipt.ts');
    const payment = { accountNumber: '12', amount: 1234.5, paymentMethod: 'ach', routingNumber: '021000021', bankAccountNumber: '123456789' };
    const receipt = makeReceipt(paymentForm, paymentReceipt, payment, '2026-11-21');
    console.log(JSON.stringify([originalNotices ?? null, receipt.original ?? null, receiptText(receipt)]));
  `;
  const [notices, permission, text] = run(code, 'es') as [typeof preQualifyNotices, string, string];
  expect(notices).toEqual(preQualifyNotices);
  expect(permission).toMatch(
    /^On November 21, 2026 I authorize .* \$1,234\.50 .* ending in 6789\./,
  );
  expect(text).toContain('El 21 de noviembre de 2026 autorizo a Milepost Auto Finance');
  expect(text.endsWith(permission)).toBe(true);
  expect(run(code, 'en')).toEqual([null, null, expect.not.stringContaining('autorizo')]);
});

test('the Spanish edition has the letter in English, with an English date, and what it says', () => {
  const code = `
    const { scraLetter, scraLetterGloss } = await import('${source}tools/scra-helper.ts');
    const parts = { who: 'spouse', name: 'Íñigo Peña', began: '2026-01-05' };
    console.log(JSON.stringify([scraLetter(parts, '2026-11-21'), scraLetterGloss(parts, '2026-11-21')]));
  `;
  const [letter, gloss] = run(code, 'es') as [string[], string[]];
  expect([letter, letter]).toEqual(run(code, 'en'));
  expect(letter[0]).toBe('November 21, 2026');
  expect(gloss).toHaveLength(letter.length);
  expect(gloss[0]).toBe('21 de noviembre de 2026');
  expect(gloss.join()).toContain('está en el servicio militar desde el 5 de enero de 2026');
});
