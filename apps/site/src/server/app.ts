import { STATUS_CODES } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { sendEmailPath } from '@milepost/domain/mail';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { spanishPath } from '../edition/addresses.ts';
import { createBodyReader } from './bodies.ts';
import { encodingFor, type SiteFile } from './files.ts';
import { createForms, type Forms } from './forms.ts';
import { type DocumentPolicies, immutable, revalidate, securityHeaders } from './headers.ts';
import { createMailer, forwarded, type MailerOptions, pick } from './mailer.ts';
import { type Reports, reportingHeaders } from './reports.ts';

/** Options of the site's server. */
export interface SiteOptions extends MailerOptions {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly policies: DocumentPolicies;
  /** What renders each edition's forms that a browser sends without scripts. Left out, no page takes a form. */
  readonly forms?: readonly Forms[];
  /** The longest time that the body of a call may take to arrive, in milliseconds. */
  readonly bodyTimeout: number;
  readonly reports: Reports;
}

type Env = { Bindings: HttpBindings };

/** The largest request that is forwarded to the mail service, in bytes. */
const largestRequest = 128 * 1024;

/**
 * The most calls that may wait for the mail service, so that a hanging service does not fill the
 * memory with bodies.
 */
const mostWaiting = 512;

/** The headers of the mail service's answer that are sent to the visitor. */
const answeredHeaders = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'content-type',
  'idempotent-replayed',
  'retry-after',
  'traceparent',
  'vary',
  'x-request-id',
];

/** Serves the built site, and forwards calls to `/functions/v1/send-email` to the mail service. */
export function createApp({
  files,
  policies,
  forms,
  bodyTimeout,
  reports,
  ...mailer
}: SiteOptions): Hono<Env> {
  const app = new Hono<Env>();
  const readBody = createBodyReader(largestRequest, bodyTimeout);
  const callMailer = createMailer(mailer);
  let waiting = 0;

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
  });

  app.on(['POST', 'OPTIONS'], sendEmailPath, async (context) => {
    // Reads the whole body before it calls the mail service, so that a stalled client occupies none
    // of its connections.
    const body = waiting < mostWaiting ? await readBody(context.env.incoming) : 'too-many';
    if (!Buffer.isBuffer(body)) {
      // The rest of the request may still be arriving, so this connection can't be reused.
      context.header('Connection', 'close');
      switch (body) {
        case 'too-large':
          return problem(context, 413, 'The request is larger than 128 KB.');
        case 'too-slow':
          return problem(context, 408, 'The request took too long to arrive.');
        case 'too-many':
          context.header('Retry-After', '2');
          return problem(context, 503, 'Too many requests are arriving at once.');
      }
    }
    waiting += 1;
    try {
      const answer = await callMailer(context, {
        method: context.req.method,
        headers: forwarded(context),
        body: new Uint8Array(body),
      });
      switch (answer) {
        case 'too-slow':
          return problem(context, 504, 'The mail service took too long to answer.');
        case 'unreachable':
          return problem(context, 502, 'The mail service cannot be reached.');
      }
      return new Response(answer.body, {
        status: answer.status,
        headers: answerHeaders(answer.headers),
      });
    } finally {
      waiting -= 1;
    }
  });

  app.all(sendEmailPath, (context) => {
    context.header('Allow', 'POST, OPTIONS');
    return problem(context, 405, 'Send a POST request.');
  });

  app.route('/', reports.route);
  if (forms) app.route('/', createForms({ editions: forms, callMailer, bodyTimeout }));

  app.get('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const path = decodePath(pathname);
    // Matches a run of slashes only from its first, which keeps the time linear.
    const shorter = path.replace(/(?:\/index\.html|\.html|(?<!\/)\/+)$/, '');
    if (path !== '/' && shorter !== path && documentAt(shorter)) {
      return context.redirect(`${encodeURI(shorter) || '/'}${search}`, 308);
    }
    const document = path.endsWith('/404') ? undefined : documentAt(path);
    if (document) return send(context, document, revalidate, policies[path]);
    const english = policies['/es'] && spanishPath(shorter);
    if (english && !/^\/(?:es|404)(?:\/|$)/.test(english) && documentAt(english)) {
      // Browsers would remember a 308 after the page is translated.
      return context.redirect(`${encodeURI(english)}${search}`, 307);
    }
    const file = /\.html$|^\/_headers$/.test(path) ? undefined : files.get(path);
    if (file) return send(context, file, path.startsWith('/assets/') ? immutable : revalidate);
    const edition = english ? '/es' : '';
    const missing = files.get(`${edition}/404.html`);
    if (!missing) return problem(context, 404, 'There is no such page.');
    return send(context, missing, revalidate, policies[`${edition}/404`], 404);
  });

  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return problem(context, 405, 'This address can only be read.');
  });

  app.onError((error, context) => {
    console.error(error);
    return problem(context, 500, 'Something went wrong on our side.');
  });

  /** A file is a document if it has a policy. A document without one is never sent. */
  const documentAt = (path: string) =>
    policies[path || '/'] && files.get(path.length > 1 ? `${path}.html` : '/index.html');

  return app;
}

function send(
  context: Context,
  file: SiteFile,
  cacheControl: string,
  policy?: string,
  status: 200 | 404 = 200,
): Response {
  const encoding = encodingFor(file, context.req.header('Accept-Encoding') ?? '');
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(policy ? reportingHeaders(policy) : {})) {
    context.header(name, value);
  }
  const known = context.req
    .header('If-None-Match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known?.some((tag) => tag === etag || tag === '*')) {
    return context.body(null, 304);
  }
  context.header('Content-Type', file.type);
  context.header('Content-Length', `${body.byteLength}`);
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  return context.body(body, status);
}

/** An error as problem details (RFC 9457). */
function problem(context: Context, status: ContentfulStatusCode, detail: string) {
  context.header('Cache-Control', 'no-store');
  return context.body(
    JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail }),
    status,
    {
      'Content-Type': 'application/problem+json',
    },
  );
}

/**
 * Decodes a path, or returns it as it is if its escapes are invalid. Both are only used for a
 * lookup.
 */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function answerHeaders(from: Headers): Headers {
  const headers = pick(from, answeredHeaders);
  headers.set('Cache-Control', 'no-store');
  return headers;
}
