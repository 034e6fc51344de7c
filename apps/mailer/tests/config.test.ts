import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingsTable } from '../settings-table.ts';
import { type ConfigError, readConfig } from '../src/config.ts';
import { settings } from '../src/settings.ts';

const development = { NODE_ENV: 'development' };

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

test('In development the mailer starts on this machine without any other setting', () => {
  expect(readConfig(development)).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 8787,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: 1025,
    MAIL_TO: ['info@milepost.example'],
  });
});

test('An empty variable counts as unset', () => {
  expect(readConfig({ ...development, PORT: '', SMTP_USER: ' ' })).toEqual(readConfig(development));
});

describe('An invalid setting is reported with its requirement, and its value is not repeated', () => {
  test.for([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['SMTP_SECURITY', 'ssl'],
    ['MAIL_TO', 'info@milepost.example, someone'],
    ['MAIL_FROM', 'Website <website@milepost.example>'],
    ['ALLOWED_ORIGINS', 'https://www.own.example/'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['TRUSTED_PROXIES', '10.0.0.1/'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/9'],
    ['TRUSTED_PROXIES', '::1/1e1'],
    ['SMTP_CA_FILE', '/no/such/file'],
    ['SMTP_CA_FILE', '/dev/null'],
    ['REDIS_CA_FILE', '/dev/null'],
    ['HASH_SECRET', 'too short'],
    ['REDIS_URL', 'http://redis'],
    ['REDIS_URL', 'redis://127.0.0.1/abc'],
    ['REDIS_URL', 'redis://:half%@127.0.0.1'],
    ['SMTP_HOST', 'smtp://smtp.company.example'],
    ['HOST', '127.0.0.1:8787'],
    ['MAIL_FROM_NAME', 'Milepost\r\nBcc: all@company.example'],
    ['HAND_OVER_MS', '1.5'],
    ['NODE_ENV', 'staging'],
    ['NODE_ENV', 'test'],
    ['SMTP_EHLO_NAME', 'mailer\r\nQUIT'],
    ['SMTP_OAUTH_URL', 'ftp://tokens'],
    ['SMTP_LOGIN', 'yes'],
  ] as const)('%s=%s', ([name, value]) => {
    const [problem = ''] = problemsOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be .{5}`));
    expect(problem).not.toContain(value);
  });

  test('an authority that only looks like a certificate, which Node would ignore', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'mailer-')), 'authority.pem');
    const good = new URL('certificates/authority.pem', import.meta.url);
    const broken = '-----BEGIN CERTIFICATE-----\nbroken\n-----END CERTIFICATE-----\n';
    writeFileSync(path, `${readFileSync(good, 'utf8')}${broken}`);
    const [problem = ''] = problemsOf({ SMTP_CA_FILE: path });
    expect(problem).toBe('SMTP_CA_FILE must be the path of a file with a certificate (PEM).');
  });

  test('all of them at once', () => {
    expect(problemsOf({ PORT: 'x', SMTP_PORT: 'y', MAIL_FROM: 'z' })).toHaveLength(3);
  });
});

test('Contradicting settings are refused', () => {
  for (const [env, name] of [
    [{ MAIL_TO: ',' }, 'MAIL_TO'],
    [{ HAND_OVER_MS: '30000' }, 'ANSWER_MS'],
    [{ REPLY_MS: '20000' }, 'REPLY_MS'],
    [{ SMTP_USER: 'a', SMTP_SECURITY: 'tls' }, 'SMTP_PASSWORD'],
    [{ SMTP_USER: 'a', SMTP_PASSWORD: 'b' }, 'SMTP_SECURITY'],
    [{ REDIS_URL: 'redis://127.0.0.1' }, 'HASH_SECRET'],
    [
      { REDIS_URL: 'redis://127.0.0.1:1,redis://127.0.0.1:2', HASH_SECRET: '-'.repeat(32) },
      'REDIS_SENTINEL_MASTER',
    ],
    [{ SMTP_LOGIN: 'none', SMTP_USER: 'a' }, 'SMTP_USER'],
    [{ SMTP_LOGIN: 'oauth2' }, 'SMTP_USER'],
    [{ SMTP_LOGIN: 'oauth2', SMTP_USER: 'a' }, 'SMTP_OAUTH_URL'],
    [
      {
        SMTP_LOGIN: 'oauth2',
        SMTP_USER: 'a',
        SMTP_OAUTH_URL: 'https://login.company.example/token',
        SMTP_OAUTH_CLIENT_ID: 'b',
      },
      'SMTP_OAUTH_CLIENT_SECRET',
    ],
    [{ DKIM_DOMAIN: 'milepost.example' }, 'DKIM_DOMAIN must not be set'],
    [{ REDIS_MODE: 'cluster' }, 'REDIS_MODE must not be set'],
  ] as const) {
    expect(problemsOf({ ...development, ...env })[0]).toMatch(new RegExp(`^${name}\\b`));
  }
});

describe('Every secret can come from a file', () => {
  const secrets = Object.entries(settings)
    .filter(([, { isSecret }]) => isSecret)
    .map(([name]) => name);
  const file = join(mkdtempSync(join(tmpdir(), 'mailer-secret-')), 'secret');

  test('secret settings are marked', () => {
    const named = Object.keys(settings).filter((name) => /SECRET|PASSWORD$|TOKEN$/.test(name));
    expect(secrets).toEqual(expect.arrayContaining(named));
  });
  test.for(secrets)('%s', (name) => {
    const value = 'redis://a-secret-that-is-long-enough:6379';
    writeFileSync(file, `${value}\n`);
    const others = { ...development, HASH_SECRET: name === 'HASH_SECRET' ? '' : value };
    const read = (env: Record<string, string>) => readConfig({ ...others, ...env });
    expect(read({ [`${name}_FILE`]: file })).toEqual(read({ [name]: value }));
    expect(problemsOf({ ...development, [`${name}_FILE`]: '/no/such/file' })).toEqual([
      `${name}_FILE must be the path of a file that can be read.`,
    ]);
    expect(problemsOf({ ...others, [name]: value, [`${name}_FILE`]: file })).toEqual([
      `${name} must not be set, because ${name}_FILE is.`,
    ]);
  });
});

describe('An unsafe path to the staff is refused', () => {
  const unsafe = ['SMTP_SECURITY', 'SMTP_USER', 'PGP_PUBLIC_KEY_FILE'];
  const namesIn = (env: Record<string, string>) =>
    problemsOf(env).map((problem) => problem.split(' ')[0]);
  const safe = {
    SMTP_HOST: 'smtp.company.example',
    SMTP_SECURITY: 'starttls',
    SMTP_USER: 'website',
    SMTP_PASSWORD: 'secret',
    MAIL_PATH_PROTECTED: 'yes',
  };

  test('unless development is set explicitly', () => {
    expect(namesIn({})).toEqual(unsafe);
    expect(namesIn({ NODE_ENV: 'production' })).toEqual(unsafe);
    expect(namesIn({ SMTP_HOST: 'smtp.company.example' })).toEqual(unsafe);
    expect(namesIn({ SMTP_HOST: 'mailpit', ...development })).toEqual([]);
  });
  test('while TLS, a login and a statement about the mail path are enough', () => {
    expect(namesIn(safe)).toEqual([]);
    expect(namesIn({ ...safe, MAIL_PATH_PROTECTED: 'no' })).toEqual(['PGP_PUBLIC_KEY_FILE']);
  });
  test('and a server without a login is allowed only explicitly', () => {
    const open = { ...safe, SMTP_USER: '', SMTP_PASSWORD: '' };
    expect(namesIn(open)).toEqual(['SMTP_USER']);
    expect(namesIn({ ...open, SMTP_LOGIN: 'none' })).toEqual([]);
  });
  test('and so are a token server or Redis without TLS, and Node without certificate checks', () => {
    const oauth = {
      ...safe,
      SMTP_LOGIN: 'oauth2',
      SMTP_OAUTH_URL: 'http://login.company.example/token',
      SMTP_OAUTH_CLIENT_ID: 'a',
      SMTP_OAUTH_CLIENT_SECRET: 'b',
    };
    expect(namesIn(oauth)).toEqual(['SMTP_OAUTH_URL']);
    const redis = (REDIS_URL: string) =>
      namesIn({ ...safe, REDIS_URL, HASH_SECRET: 'a secret that is long enough to be one' });
    expect(redis('redis://:password@redis.company.example')).toEqual(['REDIS_URL']);
    expect(redis('rediss://redis.company.example')).toEqual([]);
    expect(redis('redis://127.0.0.1:6379')).toEqual([]);
    expect(namesIn({ ...safe, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([
      'NODE_TLS_REJECT_UNAUTHORIZED',
    ]);
  });
});

test("The README's table of settings matches the schema", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  // The formatter aligns tables, so spacing may differ.
  const unaligned = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(unaligned(readme)).toContain(unaligned(settingsTable()));
});
