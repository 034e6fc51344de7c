import { request as connect } from 'node:http';
import { join } from 'node:path';
import { company } from '@milepost/domain/facts/company';
import { payoffMail } from '@milepost/domain/mail/payoff';
import { expect, expectMessages, open, test } from './milepost.ts';

const sendEmail = '/functions/v1/send-email';
const answers = { account: '1', name: 'Dana', ssn: '0123', email: 'dana@example.com' };
const mail = payoffMail({ ...answers, payoffDate: '2026-12-04' }, new Date(0));

test('a document is revalidated each time, an asset is cached for a year', async ({ request }) => {
  const page = await request.get('/payoff');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const script = await request.get(asset);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers()['content-encoding']).toBe('br');

  const { etag } = page.headers();
  const again = await request.get('/payoff', { headers: { 'If-None-Match': etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('each encoding of a file has its own tag, and HEAD returns the headers of GET', async ({
  request,
}) => {
  const forms = await Promise.all(
    ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(async (encoding) => {
      const answer = await request.head('/', { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers().vary).toBe('Accept-Encoding');
      return [answer.headers()['content-encoding'], answer.headers().etag];
    }),
  );
  expect(forms.map(([encoding]) => encoding)).toEqual(['br', 'gzip', undefined, 'gzip']);
  expect(new Set(forms.map(([, etag]) => etag)).size).toBe(3);
});

test('every response has the security headers, and a document has its policy with hashes', async ({
  request,
}) => {
  for (const path of ['/', '/no/such/page', '/favicon.svg', sendEmail]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  for (const path of ['/', '/no/such/page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  }
});

test('/.well-known/security.txt names our mailbox, and expires within a year', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${company.mailboxes.security}`);
  expect(fields.get('Canonical')).toBe(`${company.links.site}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('a static host serves the 404 page with a policy, at addresses without a rule', async ({
  page,
  consoleMessages,
}) => {
  const path = join(import.meta.dirname, '../../dist/public/404.html');
  await page.route('**/no/such/page', (route) => route.fulfill({ path, contentType: 'text/html' }));
  await open(page, '/no/such/page');
  expectMessages(consoleMessages, /\/no\/such\/page/);
  const addsScript = page.evaluate(() => {
    document.body.setAttribute('onclick', 'document.title = "Not ours"');
  });
  await expect(addsScript).rejects.toThrow("requires 'TrustedScript'");
  const refused = /requires 'TrustedScript'/;
  await expect.poll(() => consoleMessages).toEqual([expect.stringMatching(refused)]);
  expectMessages(consoleMessages, refused);
});

test('an idle connection stays open longer than proxies keep one, so that none closes during a request', async ({
  milepost,
}) => {
  const { headers } = await fetch(`${milepost.site}/favicon.svg`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

const redirects = [
  ['/payoff/', '/payoff'],
  ['/payoff.html', '/payoff'],
  ['/dealers/index.html', '/dealers'],
  ['/index.html', '/'],
  ['/payoff/?from=mail', '/payoff?from=mail'],
] as const;

for (const [from, to] of redirects) {
  test(`${from} redirects to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
  });
}

const outside = [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/server.ts',
  '/%E0%A4%A',
  '/_headers',
];

for (const path of outside) {
  test(`${path} is not a page`, async ({ milepost }) => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(milepost.site);
      connect({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });
}

test('a page without a form refuses POST, and one with a form takes it from its own pages only', async ({
  request,
}) => {
  const form = { ssn: '0412' };
  const refused = await request.post('/about', { form });
  expect([refused.status(), refused.headers().allow]).toEqual([405, 'GET, HEAD']);
  expect((await request.post('/payoff', { form })).status()).toBe(403);
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const taken = await request.post('/payoff', { form, headers });
  expect(taken.status()).toBe(422);
  expect(await taken.text()).not.toContain('0412');
});

test('invalid calls get problem details, and the mailer keeps running', async ({ request }) => {
  const calls = [
    [415, { data: 'to=x', headers: { 'Content-Type': 'text/plain' } }],
    [400, { data: '{"to":', headers: { 'Content-Type': 'application/json' } }],
    [413, { data: { ...mail, html: 'x'.repeat(1_000_000) } }],
    [403, { data: { ...mail, to: 'someone@else.example' } }],
  ] as const;
  for (const [status, options] of calls) {
    const answer = await request.post(sendEmail, options);
    expect.soft(answer.status(), JSON.stringify(options).slice(0, 60)).toBe(status);
    expect.soft(answer.headers()['content-type']).toContain('application/problem+json');
  }
  expect((await request.post(sendEmail, { data: mail })).status()).toBe(200);
});

test('a page of a listed origin may call the mailer through the site, and reads the outcome', async ({
  request,
}) => {
  const origin = 'https://partner.example';
  const preflight = await request.fetch(sendEmail, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
  });
  const foreign = { origin: 'https://evil.example' };
  expect((await request.fetch(sendEmail, { method: 'OPTIONS', headers: foreign })).status()).toBe(
    403,
  );

  const id = '3c1d5a6e-0f61-4c59-9a0b-5a7f3f9c2d11';
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = {
    ...{ origin, 'idempotency-key': 'a-partner-asks-twice', 'x-request-id': id },
    traceparent: `00-${trace}-00f067aa0ba902b7-01`,
  };
  const first = await request.post(sendEmail, { data: mail, headers });
  const again = await request.post(sendEmail, { data: mail, headers });
  expect([first.status(), again.status()]).toEqual([200, 200]);
  expect(first.headers()).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
  expect(again.headers()).toMatchObject({ 'idempotent-replayed': 'true', 'x-request-id': id });
  expect(again.headers().traceparent).toContain(trace);
});

test('without the mailer a call gets status 502 and problem details', async ({
  request,
  milepost,
}) => {
  await milepost.stopMailer();
  const answer = await request.post(sendEmail, { data: mail });
  expect(answer.status()).toBe(502);
  expect(await answer.json()).toMatchObject({ status: 502, title: 'Bad Gateway' });
  await milepost.startMailer();
  expect((await request.post(sendEmail, { data: mail })).status()).toBe(200);
});
