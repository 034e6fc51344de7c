import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../src/idempotency.ts';
import { mail, runBoth } from './running.ts';

const urn = (slug: string) => `urn:milepost:problem:${slug}`;

describe('One Idempotency-Key is one mail', () => {
  test('a retry after success gets the same answer and nothing is sent', async () => {
    const { smtp, mailer } = await runBoth();
    const key = randomUUID();
    const first = await mailer.postWithKey(key);
    const again = await mailer.postWithKey(key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json).toEqual(first.json);
    expect([
      first.headers.get('idempotent-replayed'),
      again.headers.get('idempotent-replayed'),
    ]).toEqual([null, 'true']);
    expect(smtp.accepted).toHaveLength(1);
  });

  test('of fifty calls at once, one sends and the others report that it is in progress or done', async () => {
    const { smtp, mailer } = await runBoth();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => mailer.postWithKey(key)));
    for (const { status, headers } of answers) {
      expect([200, 409]).toContain(status);
      expect(headers.has('retry-after')).toBe(status === 409);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(smtp.accepted).toHaveLength(1);
  });

  test('another body under the same key is refused, whether the first is sent or in progress', async () => {
    const { smtp, mailer } = await runBoth();
    const key = randomUUID();
    const other = { ...mail, subject: 'Another' };
    const [first, second] = await Promise.all([
      mailer.postWithKey(key),
      mailer.postWithKey(key, other),
    ]);
    const third = await mailer.postWithKey(key, other);
    expect(first.status).toBe(200);
    for (const { status, json } of [second, third]) {
      expect([status, json.type]).toEqual([422, urn('key-reused')]);
    }
    expect(smtp.accepted).toHaveLength(1);
  });

  test('a refused request leaves its key free', async () => {
    const { smtp, mailer } = await runBoth();
    const key = randomUUID();
    expect((await mailer.postWithKey(key, { ...mail, subject: '' })).status).toBe(400);
    expect((await mailer.postWithKey(key)).status).toBe(200);
    expect(smtp.accepted).toHaveLength(1);
  });

  test('the Message-ID belongs to the key: another instance returns the same', async () => {
    const key = randomUUID();
    const ids = [];
    for (const { mailer } of [await runBoth(), await runBoth()]) {
      ids.push((await mailer.postWithKey(key)).json.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });
});

test('Without a key every request sends its own mail', async () => {
  const { smtp, mailer } = await runBoth();
  await mailer.post(mail);
  await mailer.post(mail);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
});

test('A key that is not short visible ASCII is refused', async () => {
  const { smtp, mailer } = await runBoth();
  for (const key of ['x'.repeat(256), 'two words', 'clé']) {
    const answer = await mailer.postWithKey(key);
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0].key).toBe('Idempotency-Key');
  }
  expect(smtp.accepted).toHaveLength(0);
});

test('Keys in memory are bounded: the oldest is forgotten first', async () => {
  const store = createMemoryStore(100, 1_000);
  for (let key = 0; key < 1_000; key += 1) {
    await store.claim(String(key), 'body');
    await store.settle(String(key), 'body', 'sent');
  }
  expect(await store.claim('999', 'body')).toEqual({ state: 'sent' });
  expect(await store.claim('900', 'body')).toEqual({ state: 'sent' });
  expect(await store.claim('899', 'body')).toEqual({ state: 'mine', before: 'free' });
});
