import XOAuth2 from 'nodemailer/lib/xoauth2';
import type { Config } from './config.ts';

/** How long before it expires an access token is replaced, in milliseconds. */
const ahead = 60_000;

/**
 * Access tokens for the SMTP login (XOAUTH2), asked for when the last one ends or is refused: with the
 * refresh token where there is one (RFC 6749, 6), otherwise with the client's credentials (4.4).
 */
export function createOAuth(config: Config): XOAuth2 {
  let refreshToken = config.SMTP_OAUTH_REFRESH_TOKEN;

  const ask = async () => {
    const form = new URLSearchParams({
      client_id: config.SMTP_OAUTH_CLIENT_ID ?? '',
      ...(refreshToken === undefined
        ? { grant_type: 'client_credentials' }
        : { grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    const { SMTP_OAUTH_CLIENT_SECRET: secret, SMTP_OAUTH_SCOPE: scope } = config;
    if (secret !== undefined) form.set('client_secret', secret);
    if (scope !== undefined) form.set('scope', scope);
    const response = await fetch(config.SMTP_OAUTH_URL ?? '', {
      method: 'POST',
      body: form,
      // Do not follow redirects: the secrets go to this address only.
      redirect: 'error',
      signal: AbortSignal.timeout(config.HAND_OVER_MS),
    });
    const token: unknown = response.ok ? await response.json() : undefined;
    if (!isToken(token)) throw new Error(`No access token came (status ${response.status})`);
    // A server may replace the refresh token each time (RFC 6749, 6).
    refreshToken = token.refresh_token ?? refreshToken;
    return token;
  };

  return new XOAuth2({
    user: config.SMTP_USER,
    provisionCallback: (_user, _renew, done) => {
      ask().then(
        ({ access_token, expires_in = 0 }) =>
          done(null, access_token, Date.now() + Math.max(1, expires_in * 1000 - ahead)),
        (error: Error) => done(error),
      );
    },
  });
}

interface Token {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in?: number;
  readonly refresh_token?: string;
}

function isToken(value: unknown): value is Token {
  const { access_token, expires_in = 0, refresh_token = '' } = { ...(value as Partial<Token>) };
  return (
    typeof access_token === 'string' &&
    typeof expires_in === 'number' &&
    typeof refresh_token === 'string'
  );
}
