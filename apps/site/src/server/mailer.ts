import { getConnInfo } from '@hono/node-server/conninfo';
import { sendEmailPath } from '@milepost/domain/mail';
import type { Context } from 'hono';

/** Options of the calls to the mail service. */
export interface MailerOptions {
  /** The base URL of the mail service, e.g. `http://127.0.0.1:8787`. */
  readonly mailerUrl: string;
  /**
   * The longest time that the mail service may take, in milliseconds. After it the visitor is asked
   * to try again.
   */
  readonly mailerTimeout: number;
}

/** Why the mail service gave no answer. */
export type NoAnswer = 'too-slow' | 'unreachable';

/** Calls the mail service for a visitor. Logs why there is no answer. */
export type CallMailer = (
  context: Context,
  init: { readonly method: string; readonly headers: Headers; readonly body: BodyInit },
) => Promise<Response | NoAnswer>;

/** The request headers that the mail service reads. No other header is forwarded. */
const forwardedHeaders = [
  'accept',
  'access-control-request-headers',
  'access-control-request-method',
  'content-type',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'traceparent',
  'x-request-id',
];

/** The headers of a visitor's request that the mail service reads. */
export const forwarded = (context: Context): Headers =>
  pick(context.req.raw.headers, forwardedHeaders);

/** The headers with these names, if they are set. */
export const pick = (from: Headers, names: readonly string[]): Headers =>
  new Headers([...from].filter(([name]) => names.includes(name)));

/** Creates the function that calls the mail service. It adds the visitor's address to the headers. */
export function createMailer({ mailerUrl, mailerTimeout }: MailerOptions): CallMailer {
  return async (context, { headers, ...init }) => {
    const visitor = getConnInfo(context).remote.address;
    const before = context.req.header('X-Forwarded-For');
    headers.set('X-Forwarded-For', [before, visitor].filter(Boolean).join(', '));
    const host = hostOf(context);
    if (host) headers.set('X-Forwarded-Host', host);
    try {
      return await fetch(new URL(sendEmailPath, mailerUrl), {
        ...init,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(mailerTimeout),
      });
    } catch (error) {
      const mailer = `The mail service at ${new URL(mailerUrl).origin}`;
      if (error instanceof Error && error.name === 'TimeoutError') {
        console.error(
          `${mailer} did not answer within ${mailerTimeout} ms. Look at its log, or set MAILER_TIMEOUT_MS.`,
        );
        return 'too-slow';
      }
      console.error(
        `${mailer} cannot be reached: ${reasonOf(error)}. Start it, or set MAILER_URL to where it runs.`,
      );
      return 'unreachable';
    }
  };
}

/** The host that the visitor's browser called. */
export const hostOf = (context: Context): string | undefined =>
  context.req.header('X-Forwarded-Host') ?? context.req.header('Host');

/** The reason for a failed call. If several addresses were tried, only the code tells it. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { readonly cause?: unknown };
  const { message, code } = cause as { readonly message?: string; readonly code?: string };
  return message || code || String(error);
}
