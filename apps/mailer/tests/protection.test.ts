import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FaultySmtpOptions } from './faulty-smtp.ts';
import {
  answerOf,
  type Env,
  mail,
  postTo,
  runBoth,
  runSmtp,
  shortDeadlines,
  spawnMailer,
  until,
} from './running.ts';

const authority = fileURLToPath(new URL('certificates/authority.pem', import.meta.url));
const login = { user: 'website', password: 'correct horse' };
const safe = {
  SMTP_SECURITY: 'starttls',
  SMTP_CA_FILE: authority,
  SMTP_USER: login.user,
  SMTP_PASSWORD: login.password,
};

describe('With TLS and a login configured', () => {
  test('mail is sent only over TLS and after the login', async () => {
    const { smtp, mailer } = await runBoth(safe, { starttls: 'localhost', login });
    expect((await mailer.post(mail)).status).toBe(200);
    expect(smtp.accepted[0]?.isEncryptedLine).toBe(true);
    expect(smtp.clearText()).toMatch(/^EHLO [^\r]+\r\nSTARTTLS\r\n/);
    expect(smtp.clearText()).not.toMatch(/MAIL|AUTH|Dana/);
    expect((await fetch(`${mailer.url}/readyz`)).status).toBe(200);
  });

  const failing: readonly [what: string, cause: string, FaultySmtpOptions, Env?][] = [
    ['STARTTLS is not offered', 'tls', { login }],
    ['the handshake is noise', 'timeout', { starttls: 'broken', login }, shortDeadlines],
    ['the certificate is for another host', 'tls', { starttls: 'elsewhere', login }],
    [
      'nobody we know signed the certificate',
      'tls',
      { starttls: 'localhost', login },
      { SMTP_CA_FILE: '' },
    ],
    ['no login is offered', 'auth', { starttls: 'localhost' }],
    [
      'the login is wrong',
      'auth',
      { starttls: 'localhost', login },
      { SMTP_PASSWORD: 'a wrong password' },
    ],
  ];
  test.for(failing)('no mail is sent when %s', async ([, cause, options, env]) => {
    const { smtp, mailer } = await runBoth({ ...safe, ...env }, options);
    const answer = await mailer.post(mail);
    expect([503, 504]).toContain(answer.status);
    expect(smtp.accepted).toHaveLength(0);
    expect(smtp.recipients).toHaveLength(0);
    expect(smtp.clearText()).not.toMatch(/AUTH|MAIL FROM|Dana|correct/);
    const ready = await answerOf(await fetch(`${mailer.url}/readyz`));
    expect(ready.json.reasons).toEqual([`the SMTP server can't be used: ${cause}`]);
  });
});

test('Node’s switch for unchecked certificates does not affect the SMTP connection', async () => {
  const smtp = await runSmtp({ starttls: 'localhost', login });
  const { url } = await spawnMailer({
    ...safe,
    SMTP_CA_FILE: '',
    SMTP_PORT: String(smtp.port),
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  expect((await postTo(url, mail)).status).toBe(503);
  expect(smtp.accepted).toHaveLength(0);
});

test('Each disabled protection causes a warning at the start and a metric', async () => {
  const open = await spawnMailer({ SMTP_PORT: '1' });
  const closed = await spawnMailer({ ...safe, NODE_ENV: 'production', MAIL_PATH_PROTECTED: 'yes' });
  const metrics = async ({ metricsUrl }: typeof open) => (await fetch(metricsUrl)).text();
  const off = (protection: string, value: 0 | 1) =>
    `milepost_mailer_protection_off{protection="${protection}"} ${value}`;
  const loose = ['guards', 'smtp-tls', 'smtp-login', 'encryption', 'signature', 'cards'];
  for (const protection of loose) {
    expect(open.output()).toMatch(new RegExp(`"level":40.*"protection":"${protection}"`));
    expect(await metrics(open)).toContain(off(protection, 1));
  }
  expect(closed.output().match(/"protection":"[a-z-]+"/g)).toEqual(
    ['encryption', 'signature', 'cards'].map((name) => `"protection":"${name}"`),
  );
  expect(closed.output()).toContain('MAIL_PATH_PROTECTED=yes');
  expect(await metrics(closed)).toContain(off('smtp-tls', 0));
});

test('A proxy that TRUSTED_PROXIES does not list is reported once, by a warning and a metric', async () => {
  const smtp = await runSmtp();
  const { url, metricsUrl, output } = await spawnMailer({
    SMTP_PORT: String(smtp.port),
    TRUSTED_PROXIES: '10.0.0.1',
  });
  const clients = async () =>
    /protection_off\{protection="clients"\} (\d)/.exec(await (await fetch(metricsUrl)).text())?.[1];
  await postTo(url, mail);
  expect(await clients()).toBe('0');
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    await postTo(url, mail, { 'x-forwarded-for': address });
  }
  expect(await clients()).toBe('1');
  await until(() => output().includes('"protection":"clients"'));
  expect(output().match(/"protection":"clients"/g)).toHaveLength(1);
  expect(output()).not.toContain('192.0.2.');
});

test('The mailer greets the SMTP server with the configured name', async () => {
  const { smtp, mailer } = await runBoth({ SMTP_EHLO_NAME: 'www.milepost.example' });
  expect((await mailer.post(mail)).status).toBe(200);
  expect(smtp.clearText()).toMatch(/^EHLO www\.milepost\.example\r\n/);
});

/** A server that issues access tokens, and records its requests. */
async function runTokens(answer: (form: URLSearchParams) => object | undefined) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(String(form));
    const token = answer(form);
    response.writeHead(token ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(token ?? { error: 'invalid_client' }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/token`, asked };
}

describe('With an OAuth2 login', () => {
  const user = 'website@milepost.example';
  const oauthEnv = (url: string) => ({
    SMTP_SECURITY: 'starttls',
    SMTP_CA_FILE: authority,
    SMTP_LOGIN: 'oauth2',
    SMTP_USER: user,
    SMTP_OAUTH_URL: url,
    SMTP_OAUTH_CLIENT_ID: 'mailer',
  });
  const isGood = (token: string) => token === 'good';

  test('the client requests a token in its own name, once for many mails', async () => {
    const { url, asked } = await runTokens(() => ({ access_token: 'good', expires_in: 3600 }));
    const env = { SMTP_OAUTH_CLIENT_SECRET: 'a b&c', SMTP_OAUTH_SCOPE: 'https://mail/.default' };
    const { smtp, mailer } = await runBoth(
      { ...oauthEnv(url), ...env },
      { starttls: 'localhost', oauth: { user, isGood }, mailsPerConnection: 1 },
    );
    for (let count = 0; count < 3; count += 1) {
      expect((await mailer.post(mail)).status).toBe(200);
    }
    expect(smtp.connections()).toBe(3);
    expect(asked.map((form) => Object.fromEntries(new URLSearchParams(form)))).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'mailer',
        client_secret: 'a b&c',
        scope: 'https://mail/.default',
      },
    ]);
  });

  test('a refresh token is used if there is one, and always the newest', async () => {
    let count = 0;
    const { url, asked } = await runTokens(() => {
      count += 1;
      // Expires at once, so that the next connection requests a new one.
      return { access_token: 'good', expires_in: 0, refresh_token: `refresh-${count}` };
    });
    const { mailer } = await runBoth(
      { ...oauthEnv(url), SMTP_OAUTH_REFRESH_TOKEN: 'refresh-0' },
      { starttls: 'localhost', oauth: { user, isGood }, mailsPerConnection: 1 },
    );
    expect((await mailer.post(mail)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await mailer.post(mail)).status).toBe(200);
    expect(asked.map((form) => new URLSearchParams(form).get('refresh_token'))).toEqual([
      'refresh-0',
      'refresh-1',
    ]);
  });

  test('a token that the SMTP server no longer accepts is replaced', async () => {
    let count = 0;
    const { url, asked } = await runTokens(() => {
      count += 1;
      return { access_token: count === 1 ? 'revoked' : 'good', expires_in: 3600 };
    });
    const { mailer } = await runBoth(
      { ...oauthEnv(url), SMTP_OAUTH_CLIENT_SECRET: 'a' },
      { starttls: 'localhost', oauth: { user, isGood } },
    );
    expect((await mailer.post(mail)).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test('without a token no mail is sent', async () => {
    const { url } = await runTokens(() => undefined);
    const { smtp, mailer } = await runBoth(
      { ...oauthEnv(url), SMTP_OAUTH_CLIENT_SECRET: 'a' },
      { starttls: 'localhost', oauth: { user, isGood } },
    );
    expect([503, 504]).toContain((await mailer.post(mail)).status);
    expect(smtp.recipients).toHaveLength(0);
    const ready = await answerOf(await fetch(`${mailer.url}/readyz`));
    expect(ready.json.reasons).toEqual(["the SMTP server can't be used: auth"]);
  });
});
