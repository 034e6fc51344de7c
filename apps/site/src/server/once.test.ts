import { expect, test, vi } from 'vitest';
import { createOnce } from './once.ts';

function setUp() {
  let now = 0;
  const send = createOnce<string>(() => now);
  const run = vi.fn(async (key: string, _begunAt: Date): Promise<string | undefined> => key);
  const pass = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { send, run, pass };
}

test('the same answers within ten minutes are one submission, also while it is being sent', async () => {
  const { send, run, pass } = setUp();
  const [first, second] = await Promise.all([send('a', run), send('a', run)]);
  pass(9.9);
  expect([first, second]).toEqual([first, await send('a', run)].reverse());
  expect(run).toHaveBeenCalledOnce();
  expect(await send('b', run)).not.toBe(first);
});

test('after ten minutes the same answers are a new submission', async () => {
  const { send, run, pass } = setUp();
  const first = await send('a', run);
  pass(10);
  expect(await send('a', run)).not.toBe(first);
});

test('a submission that failed runs again with its first key and time', async () => {
  const { send, run, pass } = setUp();
  run.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('A mail that breaks.'));
  expect(await send('a', run)).toBeUndefined();
  pass(5);
  await expect(send('a', run)).rejects.toThrow('A mail that breaks.');
  expect(await send('a', run)).toBe(run.mock.calls[0]?.[0]);
  expect(run.mock.calls[1]).toEqual(run.mock.calls[0]);
  expect(run.mock.calls[2]).toEqual(run.mock.calls[0]);
});
