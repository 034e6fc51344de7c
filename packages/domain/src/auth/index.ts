import { type } from 'arktype';

/**
 * The contract of the hosted authentication service, for the dealer portal's developers. No screen
 * of the public site uses it: its sign-in form never authenticates.
 */

/**
 * A session as the service returns it. `expires_in` is in seconds, `expires_at` in seconds since
 * 1970. The provider's tokens are present after a sign-in through another identity provider.
 * Unknown keys are allowed, because the service may add some.
 */
export const authSession = type({
  access_token: 'string >= 1',
  refresh_token: 'string >= 1',
  'expires_at?': 'number.integer >= 0',
  expires_in: 'number.integer >= 0',
  token_type: 'string >= 1',
  user: 'object',
  'provider_token?': 'string | null',
  'provider_refresh_token?': 'string | null',
});

/** A session of the authentication service. */
export type AuthSession = typeof authSession.infer;

/** Every event that the service's client emits. */
export const authEvents = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
  'INITIAL_SESSION',
] as const;

/** An event that the service's client emits. */
export type AuthEvent = (typeof authEvents)[number];

/** An error that the service answers with. */
export const authMessages = {
  noIdentifier: 'You must provide either an email or phone number.',
  noSessionInUrl: 'No session defined in URL',
} as const;

/** The paths of the service and its companions, below the configured base. */
export const basePaths = {
  auth: '/auth/v1',
  rest: '/rest/v1',
  storage: '/storage/v1',
  functions: '/functions/v1',
  realtime: '/realtime/v1',
} as const;

/** The values of `grant_type` that `POST /token` accepts. */
export const authGrantTypes = ['web3', 'pkce', 'id_token', 'refresh_token'] as const;

/** The methods and paths of the service's endpoints. Paths are relative to `basePaths.auth`. */
export const authCalls = [
  'POST /token',
  'POST /otp',
  'POST /verify',
  'POST /sso',
  'POST /resend',
  'POST /recover',
  'GET /reauthenticate',
  'GET /user',
  'PUT /user',
  'DELETE /user/identities/{identity_id}',
  'GET /user/identities/authorize',
  'GET /authorize',
  'POST /factors',
  'DELETE /factors/{factorId}',
  'POST /factors/{factorId}/challenge',
  'POST /factors/{factorId}/verify',
  'GET /.well-known/jwks.json',
] as const;

/** The last retry whose wait fits a timer (2^31 ms). */
const lastRetry = 24;

/**
 * How many milliseconds to wait before a token refresh is tried again: 200 before the first retry,
 * then twice as long each time. Throws a RangeError unless `retry` is a whole number from 1 to 24.
 */
export function refreshBackOff(retry: number): number {
  if (!(Number.isInteger(retry) && retry >= 1 && retry <= lastRetry)) {
    throw new RangeError(`retry must be a whole number from 1 to ${lastRetry}, not ${retry}`);
  }
  return 200 * 2 ** (retry - 1);
}
