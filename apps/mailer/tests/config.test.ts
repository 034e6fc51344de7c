import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingsTable } from '../settings-table.ts';
import { type ConfigError, readConfig } from '../src/config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

test('Without any setting the mailer is right for this machine', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 8787,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: 1025,
    MAIL_TO: ['info@milepost.example'],
  });
});

test('An empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SMTP_USER: ' ' })).toEqual(readConfig({}));
});

describe('A setting that does not fit is named with what it wants, and its value is not repeated', () => {
  test.for([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['SMTP_SECURITY', 'ssl'],
    ['MAIL_TO', 'info@milepost.example, someone'],
    ['MAIL_FROM', 'Website <website@milepost.example>'],
    ['ALLOWED_ORIGINS', 'https://www.own.example/'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['SMTP_CA_FILE', '/no/such/file'],
    ['HASH_SECRET', 'too short'],
    ['REDIS_URL', 'http://redis'],
    ['HAND_OVER_MS', '1.5'],
    ['NODE_ENV', 'staging'],
  ] as const)('%s=%s', ([name, value]) => {
    const [problem = ''] = problemsOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be .{5}`));
    expect(problem).not.toContain(value);
  });

  test('all of them at once', () => {
    expect(problemsOf({ PORT: 'x', SMTP_PORT: 'y', MAIL_FROM: 'z' })).toHaveLength(3);
  });
});

test('Settings that contradict each other are refused', () => {
  for (const [env, name] of [
    [{ MAIL_TO: ',' }, 'MAIL_TO'],
    [{ HAND_OVER_MS: '30000' }, 'ANSWER_MS'],
    [{ REPLY_MS: '20000' }, 'REPLY_MS'],
    [{ SMTP_USER: 'a', SMTP_SECURITY: 'tls' }, 'SMTP_PASSWORD'],
    [{ SMTP_USER: 'a', SMTP_PASSWORD: 'b' }, 'SMTP_SECURITY'],
    [{ REDIS_URL: 'redis://127.0.0.1' }, 'HASH_SECRET'],
    [{ DKIM_DOMAIN: 'milepost.example' }, 'DKIM_DOMAIN'],
  ] as const) {
    expect(problemsOf(env)[0]).toMatch(new RegExp(`^${name}\\b`));
  }
});

describe('An unsafe way to the staff is refused', () => {
  const unsafe = ['SMTP_SECURITY', 'SMTP_USER', 'PGP_PUBLIC_KEY_FILE'];
  const namesIn = (env: Record<string, string>) =>
    problemsOf(env).map((problem) => problem.split(' ')[0]);

  test('in production, even to this machine', () => {
    expect(namesIn({ NODE_ENV: 'production' })).toEqual(unsafe);
  });
  test('to any other machine', () => {
    expect(namesIn({ SMTP_HOST: 'smtp.company.example' })).toEqual(unsafe);
  });
  test('but not on a trial that is called so', () => {
    expect(namesIn({ SMTP_HOST: 'mailpit', NODE_ENV: 'development' })).toEqual([]);
  });
  test('while TLS, a login and a statement about the mail path are enough', () => {
    const env = {
      NODE_ENV: 'production',
      SMTP_HOST: 'smtp.company.example',
      SMTP_SECURITY: 'starttls',
      SMTP_USER: 'website',
      SMTP_PASSWORD: 'secret',
    };
    expect(namesIn(env)).toEqual(['PGP_PUBLIC_KEY_FILE']);
    expect(namesIn({ ...env, MAIL_PATH_PROTECTED: 'yes' })).toEqual([]);
  });
});

test("The README's table of settings is the schema's", () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  // The formatter aligns tables; only that may differ.
  const unaligned = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(unaligned(readme)).toContain(unaligned(settingsTable()));
});
