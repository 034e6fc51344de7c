import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLanguageSettings, readSettings } from './settings.ts';

const service = 'https://pay.company.example/start';
const hosted = { PAYMENT_OUTCOME: 'hosted' };
const notAnAddress =
  'PAYMENT_SERVICE must be an address such as https://pay.company.example/start. Only a service on this machine may use http.';

test('the site has its own server, and payments are mailed with the security code, unless a setting differs', () => {
  const usual = { host: 'server', outcome: 'mailed', securityCode: 'asked', service: undefined };
  expect(readSettings({})).toEqual(usual);
  expect(readSettings({ PAYMENT_OUTCOME: '', PAYMENT_SERVICE: '' })).toEqual(usual);
});

test.each([service, 'http://127.0.0.1:9000/start', 'http://localhost/'])(
  'a payment service may be at %s',
  (address) => {
    const settings = readSettings({ ...hosted, PAYMENT_SERVICE: address });
    expect(settings.service?.href).toBe(address);
  },
);

test.each([
  [{ SITE_HOST: 'cloud' }, 'SITE_HOST must be one of server, static.'],
  [{ PAYMENT_OUTCOME: 'email' }, 'PAYMENT_OUTCOME must be one of mailed, hosted, off.'],
  [{ PAYMENT_SECURITY_CODE: 'no' }, 'PAYMENT_SECURITY_CODE must be one of asked, left-out.'],
  [hosted, 'PAYMENT_SERVICE must be set, because PAYMENT_OUTCOME is hosted.'],
  [
    { PAYMENT_SERVICE: service },
    'PAYMENT_SERVICE is set: set PAYMENT_OUTCOME to hosted, or remove PAYMENT_SERVICE.',
  ],
  ...[
    'pay.company.example',
    'http://pay.company.example/start',
    'http://127.0.0.1.company.example/',
    'ftp://pay.company.example/',
    'https://user:secret@pay.company.example/',
    `${service}#top`,
  ].map((address) => [{ ...hosted, PAYMENT_SERVICE: address }, notAnAddress] as const),
] as const)('%j is refused with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(new Error(sentence));
});

test('a build with an invalid setting exits with status 1 and one sentence, and builds nothing', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(import.meta.dirname, '../../build.ts')],
    { env: { PATH: process.env.PATH, PAYMENT_OUTCOME: 'hosted' }, encoding: 'utf8' },
  );
  expect([status, stderr, stdout]).toEqual([
    1,
    'PAYMENT_SERVICE must be set, because PAYMENT_OUTCOME is hosted.\n',
    '',
  ]);
});

test('the site is in English alone unless a setting differs', () => {
  expect(readLanguageSettings({})).toEqual({ languages: ['en'], isDraft: false });
  expect(readLanguageSettings({ SITE_LANGUAGES: 'en,es', SITE_DRAFT: '1' })).toEqual({
    languages: ['en', 'es'],
    isDraft: true,
  });
  expect(() => readLanguageSettings({ SITE_LANGUAGES: 'es' })).toThrow(
    new Error('SITE_LANGUAGES must be one of en, en,es.'),
  );
});

test('a build with Spanish texts that nobody has signed exits with status 1 and their names', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(import.meta.dirname, '../../build.ts')],
    { env: { PATH: process.env.PATH, SITE_LANGUAGES: 'en,es' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nobody has signed these Spanish texts: .*payoff.*SITE_DRAFT=1\.\n$/);
});
