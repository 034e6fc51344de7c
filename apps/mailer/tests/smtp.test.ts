import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createSmtp } from '../src/smtp.ts';
import { freePort, runSmtp, shortDeadlines } from './running.ts';

test.for([true, false])(
  'A message ends at its end, whatever its lines are (PIPELINING: %s)',
  async (pipelining) => {
    const smtp = await runSmtp({ pipelining });
    const { deliver, close } = createSmtp(
      readConfig({ NODE_ENV: 'development', SMTP_PORT: String(smtp.port) }),
    );
    onTestFinished(() => close());
    const piece = fc.constantFrom(
      '\r\n',
      '\r',
      '\n',
      '.',
      '\r\n.\r\n',
      'a',
      'QUIT',
      'MAIL FROM:<x@y>',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
        const content = pieces.join('');
        smtp.accepted.length = 0;
        const { settled } = deliver({
          from: 'a@b.example',
          to: 'c@d.example',
          compose: async () => content,
        });
        expect(await settled).toEqual({ outcome: 'accepted' });
        // Every line break arrives as CRLF, and nothing else changes.
        const whole = content.replace(/\r\n|\r|\n/g, '\r\n');
        expect(smtp.accepted.map(({ raw }) => raw)).toEqual([whole.replace(/\r\n$/, '')]);
      }),
      { numRuns: 200 },
    );
    expect(smtp.connections()).toBe(1);
  },
);

test('A message that can’t be created fails as such and releases its connection', async () => {
  const smtp = await runSmtp();
  const { deliver, close } = createSmtp(
    readConfig({ NODE_ENV: 'development', SMTP_PORT: String(smtp.port), SMTP_CONNECTIONS: '1' }),
  );
  onTestFinished(() => close());
  const to = (compose: () => Promise<string>) =>
    deliver({ from: 'a@b.example', to: 'c@d.example', compose }).settled;
  const error = new Error('no key');
  expect(await to(() => Promise.reject(error))).toEqual({
    outcome: 'failed',
    cause: 'message',
    error,
  });
  expect(await to(async () => 'a')).toEqual({ outcome: 'accepted' });
  expect(smtp.accepted).toHaveLength(1);
});

test.for([
  ['dns', {}, { SMTP_HOST: 'nowhere.invalid' }],
  ['connect', {}, { SMTP_PORT: 'closed' }],
  ['tls', {}, { SMTP_SECURITY: 'starttls' }],
  ['tls', {}, { SMTP_SECURITY: 'tls' }],
  ['refused', { at: 'rcpt', does: '550 No' }, {}],
  ['refused', { at: 'greeting', does: '554 No' }, {}],
  ['later', { at: 'dot', does: '451 Later' }, {}],
  ['timeout', { at: 'ehlo', does: 'hang' }, {}],
  ['timeout', { at: 'dot', does: 'hang' }, {}],
  ['lost', { at: 'body', does: 'drop' }, {}],
  ['lost', { at: 'greeting', does: 'drop' }, {}],
  ['lost', { at: 'greeting', does: 'HTTP/1.1 400 Bad Request' }, {}],
] as const)('A failed delivery names its cause: %s for %o', async ([cause, behavior, env]) => {
  const smtp = await runSmtp();
  smtp.behave(behavior);
  const ports = { SMTP_PORT: String(smtp.port), closed: String(await freePort()) };
  const settings = { ...ports, ...env };
  if (settings.SMTP_PORT === 'closed') settings.SMTP_PORT = ports.closed;
  const deadlines = cause === 'timeout' ? shortDeadlines : {};
  const config = readConfig({ ...settings, NODE_ENV: 'development', ...deadlines });
  const { deliver, close } = createSmtp(config);
  onTestFinished(() => close({ isForced: true }));
  const { settled } = deliver({
    from: 'a@b.example',
    to: 'c@d.example',
    compose: async () => 'a',
  });
  expect(await settled).toMatchObject({ cause });
});
