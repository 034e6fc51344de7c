import type { HttpBindings } from '@hono/node-server';
import { problemTitle, type Unread, unread } from '@milepost/domain/content/without-scripts';
import type { Sent } from '@milepost/domain/forms/receipt';
import { reference, withReference } from '@milepost/domain/mail/reference';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { csrf } from 'hono/csrf';
import {
  contentSecurityPolicy,
  type StylesWithoutScripts,
  withoutScripts,
} from '../prerender/document.ts';
import { createBodyReader } from './bodies.ts';
import { type CallMailer, forwarded, hostOf } from './mailer.ts';
import { createOnce } from './once.ts';

/** The server's bundle of the site. */
export type Renderer = Pick<
  typeof import('../prerender/render.tsx'),
  'firstFormAt' | 'formPaths' | 'renderPage' | 'submit'
>;

type Submission = NonNullable<Parameters<Renderer['renderPage']>[1]>;

/** What the build has for forms without scripts. */
export interface Forms {
  readonly renderer: Renderer;
  readonly styles: StylesWithoutScripts;
}

/** Options of the forms without scripts. */
export interface FormOptions extends Forms {
  readonly callMailer: CallMailer;
  /** The longest time that answers may take to arrive, in milliseconds. */
  readonly bodyTimeout: number;
}

/** The largest body of a form, in bytes. */
const largestForm = 16 * 1024;

/** The most pages that are rendered at once. */
const mostRendered = 8;

/** The status of a page that the server renders. */
type Status = (typeof responses)[Unread] | 200 | 422;

const inGzip = compress({ encoding: 'gzip' });

/** A browser says whether a page of the site sends a form, or at least that page's origin. */
const fromOwnPage = csrf({
  origin: (origin, context) => URL.canParse(origin) && new URL(origin).host === hostOf(context),
});
const isFromOwnPage = (context: Context) =>
  fromOwnPage(context, async () => {}).then(
    () => true,
    () => false,
  );

/** The response to answers that were not read. */
const responses = {
  foreign: 403,
  late: 408,
  long: 413,
  unreadable: 415,
  busy: 503,
} as const satisfies Record<Unread, number>;

/**
 * Takes forms that a browser sends by itself, without the site's scripts, and answers with their
 * page, rendered on the spot. `?scripts=off` gives such a page without sending anything.
 */
export function createForms({ renderer, styles, callMailer, bodyTimeout }: FormOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { firstFormAt, formPaths, renderPage, submit } = renderer;
  const readBody = createBodyReader(largestForm, bodyTimeout);
  const once = createOnce<Sent>();
  let rendering = 0;
  /** The renderings that wait for their turn, because their form has been sent. */
  const waiting: (() => void)[] = [];

  /** Renders a page without scripts. */
  async function toPage(path: string, submission?: Submission): Promise<string> {
    const html = withoutScripts(await renderPage(path, submission), styles);
    const hasProblem = submission && submission.toast?.tone !== 'success';
    return hasProblem ? html.replace('<title>', `<title>${problemTitle}`) : html;
  }

  /** Renders a page in its turn. */
  async function render(path: string, submission?: Submission): Promise<string> {
    while (rendering >= mostRendered) {
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }
    rendering += 1;
    try {
      return await toPage(path, submission);
    } finally {
      rendering -= 1;
      waiting.shift()?.();
    }
  }

  /** The pages without answers: each is rendered once. */
  const rendered = new Map<string, Promise<string>>();
  function renderOnce(path: string, problem?: Unread): Promise<string> {
    const key = `${path} ${problem}`;
    const form = firstFormAt(path);
    const submission: Submission | undefined = problem &&
      form && {
        form,
        answers: {},
        state: { status: 'failed', isNotLoaded: false },
        toast: unread[problem],
      };
    const page = rendered.get(key) ?? toPage(path, submission);
    rendered.set(key, page);
    return page;
  }

  async function send(context: Context, html: string, status: Status) {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', contentSecurityPolicy(html, { hasScripts: false }));
    context.header('X-Robots-Tag', 'noindex');
    await inGzip(context, async () => {
      context.res = context.body(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
    });
    return context.res;
  }

  async function refuse(context: Context, path: string, problem: Unread) {
    if (problem === 'busy') context.header('Retry-After', '2');
    return send(context, await renderOnce(path, problem), responses[problem]);
  }

  for (const path of formPaths) {
    app.post(
      path,
      async (context, next) => {
        const type = context.req.header('Content-Type') ?? '';
        if (/^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(type)) return next();
        context.header('Connection', 'close');
        return refuse(context, path, 'unreadable');
      },
      async (context, next) => {
        if (await isFromOwnPage(context)) return next();
        context.header('Connection', 'close');
        return refuse(context, path, 'foreign');
      },
      async (context) => {
        const body = await readBody(context.env.incoming);
        if (!Buffer.isBuffer(body)) {
          // The rest of the request may still be arriving, so this connection can't be reused.
          context.header('Connection', 'close');
          const problem = { 'too-large': 'long', 'too-slow': 'late', 'too-many': 'busy' } as const;
          return refuse(context, path, problem[body]);
        }
        if (rendering >= mostRendered) return refuse(context, path, 'busy');
        const posted = new URLSearchParams(body.toString());
        const { status, submission } = await submit(path, posted, ({ identity, kind, mailAt }) =>
          once(identity, async (key, begunAt) => {
            const sent = { at: new Date(), reference: reference(key, kind) };
            const headers = forwarded(context);
            headers.set('Accept', 'application/json');
            headers.set('Content-Type', 'application/json');
            headers.set('Idempotency-Key', key);
            const mail = JSON.stringify(withReference(mailAt(begunAt), sent.reference));
            const answer = await callMailer(context, { method: 'POST', headers, body: mail });
            if (typeof answer === 'string') return undefined;
            await answer.body?.cancel();
            return answer.ok ? sent : undefined;
          }),
        );
        return send(context, await render(path, submission), status);
      },
    );
    app.get(path, async (context, next) => {
      if (context.req.query('scripts') !== 'off') return next();
      return send(context, await renderOnce(path), 200);
    });
  }

  return app;
}
