import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sendEmailPath } from '@milepost/domain/mail';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Mailer, startMailer } from '../src/mailer.ts';
import { createFaultySmtp, type FaultySmtp } from './faulty-smtp.ts';
import { mail, noRateLimit, postTo } from './running.ts';

/** One service for all attacks, because it has to survive them. */
let smtp: FaultySmtp;
let mailer: Mailer;

beforeAll(async () => {
  smtp = await createFaultySmtp();
  const config = readConfig({
    NODE_ENV: 'development',
    ...{ PORT: '0', METRICS_PORT: '0', SMTP_PORT: String(smtp.port) },
    ...noRateLimit,
  });
  mailer = await startMailer(config, pino({ level: 'silent' }));
});

afterAll(async () => {
  await mailer.stop();
  await smtp.close();
});

/** Sends bytes as they are and resolves to the status of the answer, 0 for none. */
function raw(bytes: string | Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(mailer.url).port), '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
    socket.write(bytes);
    socket.setTimeout(500, () => socket.destroy());
  });
}

const head = (headers: string) =>
  `POST ${sendEmailPath} HTTP/1.1\r\nHost: mailer\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
const json = JSON.stringify(mail);

describe('The service survives', () => {
  test('bodies of every shape', async () => {
    const body = fc.oneof(
      fc.json({ maxDepth: 6 }),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 500 }),
      fc
        .record(
          {
            to: fc.oneof(fc.constant(mail.to), fc.anything()),
            subject: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
            html: fc.oneof(fc.string({ unit: 'binary', maxLength: 2_000 }), fc.anything()),
            name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value) ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(body, async (bytes) => {
        const { status } = await postTo(mailer.url, bytes as string);
        expect([200, 400, 403]).toContain(status);
      }),
      { numRuns: 500 },
    );
    for (const { to } of smtp.accepted) expect(to).toEqual([mail.to]);
  });

  test('headers of every shape', async () => {
    const name = fc.constantFrom(
      ...['origin', 'sec-fetch-site', 'x-forwarded-for', 'x-forwarded-host', 'idempotency-key'],
      ...['content-type', 'content-encoding', 'host', 'expect', 'x-request-id'],
    );
    const value = fc
      .string({
        unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      })
      .map((text) => text.trim());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), async (pairs) => {
        const lines = pairs.map(([key, text]) => `${key}: ${text}\r\n`).join('');
        const bytes = Buffer.from(head(`${lines}Content-Length: ${json.length}`) + json, 'latin1');
        expect([0, 200, 400, 403, 415, 417, 422]).toContain(await raw(bytes));
      }),
      { numRuns: 300 },
    );
  });

  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const deep = `{"to":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const attacks: readonly [what: string, bytes: string | Buffer, statuses: readonly number[]][] = [
    ['nesting', `${head(`Content-Length: ${deep.length}`)}${deep}`, [400]],
    ['a huge number', `${head('Content-Length: 17')}{"to":1e99999999}`, [400]],
    [
      'keys of the prototype',
      `${head('Content-Length: 34')}{"__proto__":{"to":"x"},"to":"x"} `,
      [400],
    ],
    [
      'a key twice, of which the last counts',
      ((body) => `${head(`Content-Length: ${body.length}`)}${body}`)(
        json.replace('{', '{"to":"evil@other.example",'),
      ),
      [200],
    ],
    [
      'a key twice with a foreign recipient last',
      ((body) => `${head(`Content-Length: ${body.length}`)}${body}`)(
        json.replace(/}$/, ',"to":"evil@other.example"}'),
      ),
      [403],
    ],
    [
      'a compressed bomb',
      Buffer.concat([
        Buffer.from(head(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`)),
        bomb,
      ]),
      [415],
    ],
    [
      'UTF-16',
      Buffer.concat([
        Buffer.from(head('Content-Length: 200')),
        Buffer.from(json.slice(0, 100), 'utf16le'),
      ]),
      [400],
    ],
    ['two lengths', `${head(`Content-Length: ${json.length}\r\nContent-Length: 5`)}${json}`, [400]],
    [
      'a length and chunks',
      `${head(`Content-Length: 5\r\nTransfer-Encoding: chunked`)}0\r\n\r\n`,
      [400],
    ],
    ['a negative length', head('Content-Length: -1'), [400]],
    ['a length beyond numbers', head(`Content-Length: ${'9'.repeat(30)}`), [0, 400, 413]],
    [
      'chunks that lie',
      `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
      [0, 400, 408],
    ],
    [
      'two types',
      `${head(`Content-Type: text/plain\r\nContent-Length: ${json.length}`)}${json}`,
      [200, 415],
    ],
    [
      'headers without end',
      `POST ${sendEmailPath} HTTP/1.1\r\n${'a: b\r\n'.repeat(5_000)}`,
      [0, 400, 431],
    ],
    ['a long address', `POST /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`, [0, 400, 414, 431]],
    [
      'a path that escapes',
      'POST /functions/v1/../v1/send-email HTTP/1.1\r\nHost: a\r\n\r\n',
      [400, 404, 415],
    ],
    ['a broken path', 'POST /%ff%zz HTTP/1.1\r\nHost: a\r\n\r\n', [400, 404]],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [0, 400]],
    ['noise', randomBytes(5_000), [0, 400]],
    [
      'an upgrade',
      `GET ${sendEmailPath} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      [405],
    ],
  ];
  test.for(attacks)('%s', async ([, bytes, statuses]) => {
    smtp.accepted.length = 0;
    expect(statuses).toContain(await raw(bytes));
    for (const { to } of smtp.accepted) expect(to).toEqual([mail.to]);
    expect((await postTo(mailer.url, mail)).status).toBe(200);
  });
});
