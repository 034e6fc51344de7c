import type { HttpBindings } from '@hono/node-server';
import type { Sent } from '@milepost/domain/forms/receipt';
import { reference } from '@milepost/domain/mail/reference';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { csrf } from 'hono/csrf';
import {
  contentSecurityPolicy,
  type StylesWithoutScripts,
  withoutScripts,
} from '../prerender/document.ts';
import { createBodyReader, type ReadBody } from './bodies.ts';
import { type CallMailer, forwarded, hostOf } from './mailer.ts';
import { createOnce } from './once.ts';

/** The server's bundle of an edition. */
export type Renderer = Pick<
  typeof import('../prerender/render.tsx'),
  'calculatorAddress' | 'formAddresses' | 'lastPage' | 'problemAt' | 'renderPage' | 'submit'
>;

type Submission = NonNullable<Parameters<Renderer['renderPage']>[1]>;
type Problem = Parameters<Renderer['problemAt']>[1];

/** What the build has for the forms of an edition without scripts. */
export interface Forms {
  readonly renderer: Renderer;
  readonly styles: StylesWithoutScripts;
}

/** Options of the forms without scripts. */
export interface FormOptions {
  readonly editions: readonly Forms[];
  readonly callMailer: CallMailer;
  /** The longest time that answers may take to arrive, in milliseconds. */
  readonly bodyTimeout: number;
}

/** The largest body of a form, in bytes. */
const largestForm = 16 * 1024;

/** The most pages that are rendered at once. */
const mostRendered = 8;

/** The status of a page that the server renders. */
type Status = (typeof responses)[Problem] | 200 | 422;

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

/** The status of a page about a problem. */
const responses = {
  foreign: 403,
  late: 408,
  long: 413,
  unreadable: 415,
  busy: 503,
  broken: 500,
} as const satisfies Record<Problem, number>;

/**
 * Takes forms that a browser sends by itself, without the site's scripts, and answers with their
 * page, rendered on the spot. `?scripts=off` gives such a page without sending anything, and the home
 * page with the results of the calculator's form.
 */
export function createForms({ editions, callMailer, bodyTimeout }: FormOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const readBody = createBodyReader(largestForm, bodyTimeout);
  const turns = createTurns(mostRendered);
  for (const edition of editions) {
    app.route('/', createEdition(edition, { callMailer, readBody, turns }));
  }
  return app;
}

interface Shared extends Pick<FormOptions, 'callMailer'> {
  readonly readBody: ReadBody;
  readonly turns: Turns;
}

function createEdition(
  { renderer, styles }: Forms,
  { callMailer, readBody, turns }: Shared,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { calculatorAddress, formAddresses, lastPage, problemAt, renderPage, submit } = renderer;
  const once = createOnce<Sent>();

  /** Renders a page without scripts. */
  const render = async (address: string, submission?: Submission) =>
    withoutScripts(await renderPage(address, submission), styles);

  /** The pages without answers: each is rendered once, and again after a failure. */
  const rendered = new Map<string, Promise<string>>();
  function renderOnce(address: string, problem?: Problem): Promise<string> {
    const key = `${address} ${problem}`;
    const page = rendered.get(key) ?? render(address, problem && problemAt(address, problem));
    rendered.set(key, page);
    page.catch(() => rendered.delete(key));
    return page;
  }

  async function refuse(context: Context, address: string, problem: Problem) {
    if (problem === 'busy') context.header('Retry-After', '2');
    return send(context, await renderOnce(address, problem), responses[problem]);
  }

  for (const address of formAddresses) {
    app.post(
      address,
      async (context, next) => {
        const type = context.req.header('Content-Type') ?? '';
        if (/^application\/x-www-form-urlencoded(?:\s*;|$)/i.test(type)) return next();
        context.header('Connection', 'close');
        return refuse(context, address, 'unreadable');
      },
      async (context, next) => {
        if (await isFromOwnPage(context)) return next();
        context.header('Connection', 'close');
        return refuse(context, address, 'foreign');
      },
      async (context) => {
        const body = await readBody(context.env.incoming);
        if (!Buffer.isBuffer(body)) {
          // The rest of the request may still be arriving, so this connection can't be reused.
          context.header('Connection', 'close');
          const problem = { 'too-large': 'long', 'too-slow': 'late', 'too-many': 'busy' } as const;
          return refuse(context, address, problem[body]);
        }
        if (turns.areTaken()) return refuse(context, address, 'busy');
        const posted = new URLSearchParams(body.toString());
        const { status, submission } = await submit(address, posted, ({ identity, kind, mailAt }) =>
          once(identity, async (key, begunAt) => {
            const sent = { at: new Date(), reference: reference(key, kind) };
            const headers = forwarded(context);
            headers.set('Accept', 'application/json');
            headers.set('Content-Type', 'application/json');
            headers.set('Idempotency-Key', key);
            const mail = JSON.stringify(mailAt(begunAt, sent.reference));
            const answer = await callMailer(context, { method: 'POST', headers, body: mail });
            if (typeof answer === 'string') return undefined;
            await answer.body?.cancel();
            return answer.ok ? sent : undefined;
          }),
        );
        return send(context, await turns.take(() => render(address, submission)), status);
      },
    );
    app.get(address, async (context, next) => {
      if (context.req.query('scripts') !== 'off') return next();
      return send(context, await renderOnce(address), 200);
    });
  }

  if (calculatorAddress) {
    app.get(calculatorAddress, async (context, next) => {
      const { pathname, search, searchParams } = new URL(context.req.url);
      if (searchParams.get('scripts') !== 'off') return next();
      if (turns.areTaken()) return refuse(context, pathname, 'busy');
      return send(context, await turns.take(() => render(pathname + search)), 200);
    });
  }

  app.onError((error, context) => {
    console.error(error);
    return refuse(context, context.req.path, 'broken').catch((cause: unknown) => {
      console.error(cause);
      return send(context, lastPage, responses.broken);
    });
  });

  return app;
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

/** Limits how much runs at once. */
type Turns = ReturnType<typeof createTurns>;

function createTurns(most: number) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return {
    /** Whether whoever comes now would have to wait. */
    areTaken: () => taken >= most,
    /** Runs something in its turn. */
    async take<Result>(run: () => Promise<Result>): Promise<Result> {
      while (taken >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
      taken += 1;
      try {
        return await run();
      } finally {
        taken -= 1;
        waiting.shift()?.();
      }
    },
  };
}
