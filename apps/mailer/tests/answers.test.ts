import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sendEmailPath } from '@milepost/domain/mail';
import { contactMail } from '@milepost/domain/mail/contact';
import { payoffMail } from '@milepost/domain/mail/payoff';
import { describe, expect, test } from 'vitest';
import { openApi } from '../src/openapi.ts';
import { problems } from '../src/problem.ts';
import { answerOf, mail, runBoth, runMailer, runSmtp, until } from './running.ts';

/** The SMTP settings that production requires, and a server that meets them. */
const login = { user: 'website', password: 'correct horse' };
const protectedSmtp = { starttls: 'localhost', login } as const;
const protectedPath = {
  SMTP_SECURITY: 'starttls',
  SMTP_CA_FILE: fileURLToPath(new URL('certificates/authority.pem', import.meta.url)),
  SMTP_USER: login.user,
  SMTP_PASSWORD: login.password,
  MAIL_PATH_PROTECTED: 'yes',
};

const urn = (slug: string) => `urn:milepost:problem:${slug}`;

test('A mail that the SMTP server accepted is answered with 200 and its Message-ID', async () => {
  const { smtp, mailer } = await runBoth();
  const answer = await mailer.post(mail);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ id: smtp.accepted[0]?.messageId });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

const long = (length: number) => 'x'.repeat(length);
const broken: readonly [
  what: string,
  body: unknown,
  status: number,
  slug: string,
  keys?: string[],
][] = [
  ['no body', '', 400, 'not-json'],
  ['half a body', '{"to":', 400, 'not-json'],
  ['bytes that are not UTF-8', Uint8Array.from([0x22, 0xff, 0x22]), 400, 'not-json'],
  ['a list', [], 400, 'invalid-request', ['html', 'subject', 'to']],
  ['a text', '"mail"', 400, 'invalid-request', ['']],
  ['null', 'null', 400, 'invalid-request', ['']],
  ['a missing key', { to: mail.to, html: mail.html }, 400, 'invalid-request', ['subject']],
  ['an empty subject', { ...mail, subject: '' }, 400, 'invalid-request', ['subject']],
  ['a long subject', { ...mail, subject: long(201) }, 400, 'invalid-request', ['subject']],
  ['long HTML', { ...mail, html: long(32_769) }, 400, 'invalid-request', ['html']],
  [
    'HTML of very many tags',
    { ...mail, html: '<b>'.repeat(5_000) },
    400,
    'invalid-request',
    ['html'],
  ],
  ['a number as name', { ...mail, name: 7 }, 400, 'invalid-request', ['name']],
  [
    'an object as HTML',
    { ...mail, html: { path: '/etc/hostname' } },
    400,
    'invalid-request',
    ['html'],
  ],
  ['several recipients', { ...mail, to: [mail.to] }, 400, 'invalid-request', ['to']],
  ['a mail option', { ...mail, bcc: mail.to }, 400, 'invalid-request', ['']],
  [
    'a line end in the subject',
    { ...mail, subject: 'a\r\nBcc: x@y.z' },
    400,
    'invalid-request',
    ['subject'],
  ],
  ['a line end in the name', { ...mail, name: 'a\nb' }, 400, 'invalid-request', ['name']],
  ['a null character in the name', { ...mail, name: 'a\0' }, 400, 'invalid-request', ['name']],
  ['half a character in the HTML', { ...mail, html: '\ud800' }, 400, 'invalid-request', ['html']],
  ['a foreign recipient', { ...mail, to: 'someone@else.example' }, 403, 'recipient-not-allowed'],
  ['a body over the limit', { ...mail, html: long(200_000) }, 413, 'too-large'],
];

describe('A request that breaks the contract gets the broken rule, and nothing is sent', () => {
  test.for(broken)('%s', async ([, body, status, slug, keys]) => {
    const { smtp, mailer } = await runBoth();
    const answer = await mailer.post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.json).toMatchObject({ type: urn(slug), status, title: expect.any(String) });
    expect(answer.json.errors?.map(({ key }: { key: string }) => key)).toEqual(keys);
    for (const { detail } of answer.json.errors ?? []) expect(detail).toMatch(/\w{4}/);
    expect(smtp.connections()).toBe(0);
  });
});

describe('Only JSON in plain UTF-8 is accepted', () => {
  test.for([
    ['no type', { 'content-type': '' }],
    ['plain text, which a foreign page could send', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a compressed body', { 'content-encoding': 'gzip' }],
  ] as const)('%s', async ([, headers]) => {
    const { smtp, mailer } = await runBoth();
    const answer = await mailer.post(mail, headers);
    expect([answer.status, answer.json.type]).toEqual([415, urn('unsupported-media-type')]);
    expect(smtp.connections()).toBe(0);
  });

  test('a declared UTF-8 is fine', async () => {
    const { mailer } = await runBoth();
    const answer = await mailer.post(mail, { 'content-type': 'application/json; charset=UTF-8' });
    expect(answer.status).toBe(200);
  });
});

test('A body over the limit without a length is refused before it is read completely', async () => {
  const { mailer } = await runBoth();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
  });
  const answer = await fetch(mailer.url + sendEmailPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit).then(answerOf, () => undefined);
  // The connection is closed while the client still sends: it gets the answer or a closed
  // connection.
  if (answer) expect(answer.status).toBe(413);
  expect((await mailer.post(mail)).status).toBe(200);
});

test('A body that is refused unread closes its connection, so that no later request is lost', async () => {
  const { mailer } = await runBoth();
  const answer = await mailer.post('x'.repeat(500_000));
  expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
  expect((await mailer.post(mail)).status).toBe(200);
});

describe('Other methods and paths get problem details too', () => {
  test.for([
    ['GET', sendEmailPath, 405, 'POST, OPTIONS'],
    ['PUT', sendEmailPath, 405, 'POST, OPTIONS'],
    ['DELETE', '/healthz', 405, 'GET, HEAD'],
    ['POST', '/readyz', 405, 'GET, HEAD'],
    ['GET', '/', 404, null],
    ['POST', '/functions/v1/send-email/', 404, null],
  ] as const)('%s %s', async ([method, path, status, allow]) => {
    const { mailer } = await runBoth();
    const answer = await answerOf(await fetch(mailer.url + path, { method }));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('allow')).toBe(allow);
  });
});

test('An invalid HTTP request is refused and the service keeps running', async () => {
  const { mailer } = await runBoth();
  const socket = connect(Number(new URL(mailer.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.write('EHLO mailer\r\n\r\n');
  await until(() => socket.destroyed || socket.readableEnded);
  expect(text).toMatch(/^HTTP\/1.1 400 /);
  expect((await mailer.post(mail)).status).toBe(200);
});

test('/healthz reports that the process is alive, whatever the SMTP server does', async () => {
  const smtp = await runSmtp();
  await smtp.close();
  const mailer = await runMailer({ SMTP_PORT: String(smtp.port) });
  expect((await fetch(`${mailer.url}/healthz`)).status).toBe(200);
});

test('/readyz reports whether the SMTP server accepts mail, and why not', async () => {
  const { mailer } = await runBoth();
  const yes = await answerOf(await fetch(`${mailer.url}/readyz`));
  expect([yes.status, yes.json]).toEqual([200, { status: 'ready' }]);

  const smtp = await runSmtp();
  await smtp.close();
  const alone = await runMailer({ SMTP_PORT: String(smtp.port) });
  const no = await answerOf(await fetch(`${alone.url}/readyz`));
  expect(no.status).toBe(503);
  expect(no.json.reasons).toEqual(["the SMTP server can't be used: connect"]);
});

test('Readiness checks the SMTP server once, for any number of requests', async () => {
  const { smtp, mailer } = await runBoth();
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${mailer.url}/readyz`)));
  expect(smtp.connections()).toBe(1);
});

test('Readiness trusts the last mail: a server without a spare connection is still ready', async () => {
  const { smtp, mailer } = await runBoth({ SMTP_CONNECTIONS: '1' });
  const status = async () => (await fetch(`${mailer.url}/readyz`)).status;
  expect((await mailer.post(mail)).status).toBe(200);
  smtp.behave({ at: 'greeting', does: '421 Too many connections' });
  expect((await mailer.post(mail)).status).toBe(200);
  expect(await status()).toBe(200);
  smtp.dropAll();
  expect((await mailer.post(mail)).status).toBe(503);
  await until(async () => (await status()) === 503);
});

test('/openapi.json describes the contract itself and every problem by its type', async () => {
  const { mailer } = await runBoth();
  const { json } = await answerOf(await fetch(`${mailer.url}/openapi.json`));
  expect(json).toEqual(JSON.parse(JSON.stringify(openApi)));
  const { post } = json.paths[sendEmailPath];
  const schema = post.requestBody.content['application/json'].schema;
  expect(schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['html', 'subject', 'to'],
    properties: { subject: { maxLength: 200 }, html: { maxLength: 32_768 } },
  });
  for (const status of [400, 403, 405, 409, 413, 415, 422, 429, 502, 503, 504]) {
    expect(post.responses).toHaveProperty(String(status));
  }
  const text = JSON.stringify(post.responses);
  for (const slug of Object.keys(problems)) {
    if (slug !== 'not-found' && slug !== 'internal') expect(text).toContain(urn(slug));
  }
});

describe('Staff get only the mails of our forms', () => {
  const real = payoffMail(
    { account: '1', name: 'Dana', ssn: '0123', email: 'd@a.example', payoffDate: '2026-12-04' },
    new Date(),
  );
  const madeUp = { ...real, html: '<h1>Approved</h1><p>Please pay Dana today.</p>' };

  test.for([
    ['production', { NODE_ENV: 'production' }, 403],
    ['production that lets it through', { NODE_ENV: 'production', UNKNOWN_MAIL: 'send' }, 200],
    ['development', { NODE_ENV: 'development' }, 200],
    ['development that refuses it', { NODE_ENV: 'development', UNKNOWN_MAIL: 'refuse' }, 403],
  ] as const)('in %s', async ([, env, status]) => {
    const { smtp, mailer } = await runBoth(
      { UNKNOWN_MAIL: '', ...protectedPath, ...env },
      protectedSmtp,
    );
    expect((await mailer.post(real)).status).toBe(200);
    const answer = await mailer.post(madeUp);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.json.type).toBe(urn('unknown-mail'));
    expect(smtp.accepted).toHaveLength(status === 200 ? 2 : 1);
  });
});

describe('A form is mailed if MAILED_FORMS lists it', () => {
  const contact = contactMail(
    { name: 'Dana', email: 'd@a.example', phone: '2135550100', message: 'Hello' },
    new Date(),
  );

  test.for([
    ['refused by default', { UNKNOWN_MAIL: 'refuse' }, 403],
    ['taken where it is listed', { UNKNOWN_MAIL: 'refuse', MAILED_FORMS: 'contact' }, 200],
    ['taken with all others in development', { NODE_ENV: 'development' }, 200],
  ] as const)('contact: %s', async ([, env, status]) => {
    const { smtp, mailer } = await runBoth(env);
    const answer = await mailer.post(contact);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.json.type).toBe(urn('form-not-mailed'));
    expect(smtp.accepted).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('A request keeps its id and its trace from the proxy to the answer', () => {
  const id = '3c1d5a6e-0f61-4c59-9a0b-5a7f3f9c2d11';

  test('a valid id is reused', async () => {
    const { mailer } = await runBoth();
    for (const given of [id, id.replaceAll('-', ''), id.toUpperCase()]) {
      const answer = await mailer.post(mail, { 'x-request-id': given });
      expect(answer.headers.get('x-request-id')).toBe(given);
    }
  });

  test('anything else, which might be personal, is replaced', async () => {
    const { mailer } = await runBoth();
    for (const given of ['Dana Whitfield', '4111111111111111', '', `${id}0`, 'x'.repeat(500)]) {
      const answer = await mailer.post(mail, { 'x-request-id': given });
      expect(answer.headers.get('x-request-id')).toMatch(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      );
    }
  });

  test('early refusals carry it too', async () => {
    const { mailer } = await runBoth();
    const answer = await mailer.post(mail, { 'x-request-id': id, 'content-type': 'text/plain' });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([415, id]);
  });

  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  test('a trace continues in the answer, under its own span', async () => {
    const { mailer } = await runBoth();
    const answer = await mailer.post(mail, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    const [, , span, flags] = answer.headers.get('traceparent')?.split('-') ?? [];
    expect(answer.headers.get('traceparent')).toMatch(`00-${trace}-`);
    expect(span).toMatch(/^[0-9a-f]{16}$/);
    expect(span).not.toBe('00f067aa0ba902b7');
    expect(flags).toBe('01');
  });

  test('without a valid trace, a new one starts', async () => {
    const { mailer } = await runBoth();
    for (const given of [undefined, 'Dana', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`]) {
      const answer = await mailer.post(mail, given === undefined ? {} : { traceparent: given });
      expect(answer.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
      expect(answer.headers.get('traceparent')).not.toContain('0'.repeat(32));
    }
  });
});

test('Metrics for alerts start at 0, so that the first event counts', async () => {
  const { mailer } = await runBoth();
  const text = await (await fetch(mailer.metricsUrl)).text();
  for (const series of [
    'requests_total{status="200",result="sent"}',
    'requests_total{status="500",result="internal"}',
    'deliveries_total{outcome="in-doubt"}',
    'deliveries_total{outcome="refused"}',
    'delivery_failures_total{cause="lost"}',
  ]) {
    expect(text).toContain(`milepost_mailer_${series} 0`);
  }
});

test('Metrics count answers and deliveries on a separate port', async () => {
  const { mailer } = await runBoth();
  await mailer.post(mail);
  await mailer.post({});
  const text = await (await fetch(mailer.metricsUrl)).text();
  expect(text).toContain('milepost_mailer_requests_total{status="200",result="sent"} 1');
  expect(text).toContain('milepost_mailer_requests_total{status="400",result="invalid-request"} 1');
  expect(text).toContain('milepost_mailer_deliveries_total{outcome="accepted"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(`${mailer.url}/metrics`)).status).toBe(404);
  expect((await fetch(new URL('/', mailer.metricsUrl))).status).toBe(404);
});
