import { type } from 'arktype';
import { describe, expect, test } from 'vitest';
import {
  authCalls,
  authEvents,
  authGrantTypes,
  authMessages,
  authSession,
  basePaths,
  refreshBackOff,
} from '../src/auth/index.ts';

const session = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1_795_000_000,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: '1' },
  provider_token: null,
  provider_refresh_token: null,
};

describe('a session', () => {
  test('may have additional keys', () => {
    expect(authSession({ ...session, weak_password: null })).toEqual({
      ...session,
      weak_password: null,
    });
  });

  test('may lack its expiry and the provider', () => {
    const { expires_at, provider_token, provider_refresh_token, ...least } = session;
    expect(authSession(least)).toEqual(least);
  });

  test.each(['access_token', 'refresh_token', 'expires_in', 'token_type', 'user'])(
    'must have %s',
    (key) => {
      const result = authSession({ ...session, [key]: undefined });
      expect(result instanceof type.errors && Object.keys(result.byPath)).toEqual([key]);
    },
  );
});

test('refreshBackOff starts at 200 ms and doubles', () => {
  expect([1, 2, 3, 4, 5].map(refreshBackOff)).toEqual([200, 400, 800, 1600, 3200]);
  expect(refreshBackOff(24)).toBeLessThan(2 ** 31);
});

test.each([0, -1, 1.5, 25, Number.NaN])('refreshBackOff refuses the retry %d', (retry) => {
  expect(() => refreshBackOff(retry)).toThrow(
    new RangeError(`retry must be a whole number from 1 to 24, not ${retry}`),
  );
});

test('paths, events and errors are exactly those of the service', () => {
  expect(authMessages).toEqual({
    noIdentifier: 'You must provide either an email or phone number.',
    noSessionInUrl: 'No session defined in URL',
  });
  expect(authEvents).toEqual([
    'SIGNED_IN',
    'SIGNED_OUT',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
    'INITIAL_SESSION',
  ]);
  expect(basePaths).toEqual({
    auth: '/auth/v1',
    rest: '/rest/v1',
    storage: '/storage/v1',
    functions: '/functions/v1',
    realtime: '/realtime/v1',
  });
  expect(authGrantTypes).toEqual(['web3', 'pkce', 'id_token', 'refresh_token']);
  expect(authCalls).toHaveLength(17);
  expect(new Set(authCalls).size).toBe(17);
});
