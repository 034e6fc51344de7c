import type { DealerSignIn } from '@milepost/domain/forms/sign-in.rules';
import type { AuthFetch } from './session.ts';

// Simulates the hosted authentication service and the dealership's identity provider: one user, in
// memory. Your own portal calls the real ones instead.

/** The user who can sign in to the sample. */
export const sampleSignIn: DealerSignIn = {
  dealerId: 'CR-2041',
  username: 'mtran',
  password: 'cedar ridge',
};

const takes = 250;
const accessSeconds = 15 * 60;
/** The longest session. After it the user signs in again. */
const workingDay = 8 * 60 * 60 * 1000;

const answer = async (status: number, body: object) => {
  await new Promise((done) => setTimeout(done, takes));
  return new Response(JSON.stringify(body), { status });
};

/** The identity provider. Returns an ID token, or `null` for unknown credentials. */
export async function idTokenFor(given: DealerSignIn): Promise<string | null> {
  await new Promise((done) => setTimeout(done, takes));
  const isKnown =
    given.dealerId.toUpperCase() === sampleSignIn.dealerId &&
    given.username.toLowerCase() === sampleSignIn.username &&
    given.password === sampleSignIn.password;
  return isKnown ? `sample.${given.username}` : null;
}

const session = (since: number) => ({
  access_token: `access.${since}`,
  refresh_token: `refresh.${since}`,
  expires_in: accessSeconds,
  expires_at: Math.floor(Date.now() / 1000) + accessSeconds,
  token_type: 'bearer',
  user: { id: sampleSignIn.username },
});

/** The authentication service. The portal calls only `POST /token`. */
export const callService: AuthFetch = async (_path, body) => {
  if (!navigator.onLine) throw new TypeError('Failed to fetch');
  if (body.grant_type === 'id_token') return answer(200, session(Date.now()));
  const since = Number(String(body.refresh_token).replace('refresh.', ''));
  const isOver = !(Date.now() - since < workingDay);
  return isOver ? answer(400, { error: 'invalid_grant' }) : answer(200, session(since));
};
