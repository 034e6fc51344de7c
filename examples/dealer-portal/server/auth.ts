import { randomUUID } from 'node:crypto';
import type { AuthSession } from '@milepost/domain/auth';
import { dealerSignInRules } from '@milepost/domain/forms/sign-in.rules';
import type { User } from '../src/model.ts';
import { sampleSignIn } from '../src/sampleSignIn.ts';
import type { Database } from './database.ts';
import { Problem } from './problem.ts';

// Simulates the dealership's identity provider and the hosted authentication service. Your own portal
// calls the real ones instead.

const accessSeconds = 15 * 60;
/** The longest session, in milliseconds. After it the user signs in again. */
const workingDay = 8 * 60 * 60 * 1000;

/** The identity provider. Returns an ID token, or undefined for unknown credentials. */
export function idTokenFor(db: Database, given: unknown): string | undefined {
  const checked = dealerSignInRules.validate(given);
  if (!checked.ok) return;
  const { dealerId, username, password } = checked.value;
  const user = db.user(username.toLowerCase());
  const isKnown =
    user?.state === 'Active' &&
    dealerId.toUpperCase() === sampleSignIn.dealerId &&
    password === sampleSignIn.password;
  return isKnown ? `sample.${user.id}` : undefined;
}

/** The authentication service's `POST /token`, for an ID token or a refresh token. */
export function tokenFor(db: Database, given: Readonly<Record<string, unknown>>): AuthSession {
  if (given.grant_type === 'id_token') {
    return begin(db, String(given.id_token).replace(/^sample\./, ''), Date.now() + workingDay);
  }
  const before =
    given.grant_type === 'refresh_token'
      ? db.sessionToRefresh(String(given.refresh_token))
      : undefined;
  if (!before || before.until < Date.now()) throw new Problem(400, 'invalid_grant');
  return begin(db, before.user, before.until, before.refresh);
}

function begin(db: Database, id: string, until: number, refresh: string = randomUUID()) {
  const user = db.user(id);
  if (user?.state !== 'Active') throw new Problem(400, 'invalid_grant');
  const access = randomUUID();
  const expires = Date.now() + accessSeconds * 1000;
  db.addSession({ access, refresh, user: id, expires, until });
  return {
    access_token: access,
    refresh_token: refresh,
    expires_in: accessSeconds,
    expires_at: Math.floor(expires / 1000),
    token_type: 'bearer',
    user: { ...user },
  };
}

/** The user of a request with an access token. Throws a Problem without a valid one. */
export function userOf(db: Database, authorization = ''): User {
  const session = db.sessionOf(authorization.replace(/^Bearer /i, ''));
  const user = session && session.expires > Date.now() ? db.user(session.user) : undefined;
  if (user?.state !== 'Active') throw new Problem(401, 'Sign in again.');
  return user;
}
