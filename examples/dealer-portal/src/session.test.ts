import { type AuthSession, basePaths, refreshBackOff } from '@milepost/domain/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AuthFetch, createSession } from './session.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T16:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const seconds = 1000;
const session: AuthSession = {
  access_token: 'first',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'bearer',
  user: {},
};

const ok = (change: Partial<AuthSession> = {}) =>
  Promise.resolve(new Response(JSON.stringify({ ...session, ...change })));
const refused = () => Promise.resolve(new Response('{}', { status: 400 }));
const silent = () => Promise.reject(new TypeError('Failed to fetch'));

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** A signed-in session, with the service's answers from then on. */
async function signedIn(call: AuthFetch, kept = storage()) {
  const fetch = vi.fn<AuthFetch>(() => ok());
  const own = createSession(fetch, kept);
  const events: (string | undefined)[] = [];
  own.subscribe((event) => events.push(event));
  expect(await own.signIn('token of the identity provider')).toBe(true);
  fetch.mockReset().mockImplementation(call);
  return { own, fetch, events, kept };
}

test('a session is refreshed a minute before it expires', async () => {
  const { own, fetch, events } = await signedIn(() => ok({ access_token: 'second' }));
  await vi.advanceTimersByTimeAsync(839 * seconds);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 * seconds);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${basePaths.auth}/token`, {
    grant_type: 'refresh_token',
    refresh_token: 'refresh',
  });
  expect(own.get().session?.access_token).toBe('second');
  expect(events).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
});

test('a refresh without an answer is retried as the contract requires', async () => {
  const { own, fetch } = await signedIn(silent);
  await vi.advanceTimersByTimeAsync(840 * seconds);
  expect(own.get().isReachable).toBe(false);
  for (const retry of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(refreshBackOff(retry) - 1);
    expect(fetch).toHaveBeenCalledTimes(retry);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(retry + 1);
  }
  fetch.mockImplementation(() => ok());
  await vi.advanceTimersByTimeAsync(refreshBackOff(4));
  expect(own.get()).toMatchObject({ isReachable: true, session: { access_token: 'first' } });
});

test('a refused refresh ends the session, and is not retried', async () => {
  const { own, fetch, events, kept } = await signedIn(refused);
  await vi.advanceTimersByTimeAsync(3600 * seconds);
  expect(fetch).toHaveBeenCalledOnce();
  expect(own.get()).toMatchObject({ session: null, hasEnded: true, isReachable: true });
  expect(events.at(-1)).toBe('SIGNED_OUT');
  expect(createSession(fetch, kept).get().session).toBeNull();
});

test('a session survives a reload, and an expired one is refreshed before it is used', async () => {
  const { kept } = await signedIn(silent);
  vi.setSystemTime(Date.parse('2026-11-20T17:00:00Z'));
  const call = vi.fn<AuthFetch>(() => ok({ access_token: 'second' }));
  const reloaded = createSession(call, kept);
  const asked = await Promise.all([reloaded.current(), reloaded.current()]);
  expect(asked.map((one) => one?.access_token)).toEqual(['second', 'second']);
  expect(call).toHaveBeenCalledOnce();
});

test('stored data that is not a session is ignored', () => {
  const kept = storage();
  kept.setItem('portal.session', '{"access_token": ""}');
  expect(createSession(refused, kept).get().session).toBeNull();
});

test('a user who signs out has not been signed out by the service', async () => {
  const { own, events } = await signedIn(refused);
  own.signOut();
  expect(own.get()).toMatchObject({ session: null, hasEnded: false, isReachable: true });
  expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
});

/** Two tabs of one browser, of which the first has signed in. */
async function twoTabs(call: AuthFetch = refused) {
  const { own: one, kept } = await signedIn(call);
  const other = createSession(call, kept);
  return { one, other };
}

test('a sign-out in another tab signs this one out', async () => {
  const { one, other } = await twoTabs();
  one.signOut();
  other.sync();
  expect(other.get()).toMatchObject({ session: null, hasEnded: false });
});

test('a session that the service has ended in another tab ends here, and is not a sign-out', async () => {
  const { one, other } = await twoTabs();
  await one.refresh();
  other.sync();
  expect(other.get()).toMatchObject({ session: null, hasEnded: true });
});

test('a tab takes over the session that another tab has refreshed or begun', async () => {
  const call = vi.fn<AuthFetch>(() => ok({ access_token: 'second' }));
  const { one, other } = await twoTabs(call);
  await one.refresh();
  await other.refresh();
  expect(call).toHaveBeenCalledOnce();
  expect(other.get().session?.access_token).toBe('second');
  one.signOut();
  other.sync();
  await one.signIn('token of the identity provider');
  other.sync();
  expect(other.get().session?.access_token).toBe('second');
});
