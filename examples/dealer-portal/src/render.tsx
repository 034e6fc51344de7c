import { basePaths } from '@milepost/domain/auth';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { brandStyle, looksData, readLooks } from './looks.ts';
import type { User } from './model.ts';
import { createPortal, Portal } from './Portal.tsx';
import { type Rendered, renderedData } from './rendered.ts';
import type { Session } from './session.ts';

/** What the server knows of a request for a document. */
interface PageRequest {
  /** The path and the search parameters. */
  readonly at: string;
  /** The access token, if the user may be signed in. */
  readonly token: string | undefined;
  /** The cookie of the display settings. */
  readonly looks: string | undefined;
  /** Calls the API and the authentication service. */
  readonly send: typeof fetch;
}

/** How long a document waits for the queue, in milliseconds. */
const patience = 1_000;

/**
 * Fills `index.html` for a request: the display settings, and the queue for a user who is signed in. If
 * the API fails or is slow, the document has no rows, and the app loads them in the browser.
 */
export async function renderPage(html: string, request: PageRequest): Promise<string> {
  const looks = readLooks(Object.fromEntries(new URLSearchParams(request.looks)));
  const attributes = Object.entries(looksData(looks)).map(
    ([name, value]) => ` data-${name}="${value}"`,
  );
  let page = html.replace('<html lang="en"', (start) => start + attributes.join(''));
  if (looks.brand === 'bluewater') {
    const { bluewater } = await import('./brand.ts');
    page = page.replace('</head>', () => `<style id="${brandStyle}">${bluewater}</style></head>`);
  }
  const { promise: timeUp, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patience);
  const queue = await Promise.race([
    renderQueue(request).catch((error) => void console.error(error)),
    timeUp,
  ]);
  clearTimeout(timer);
  if (!queue) return page;
  return page
    .replace(/<title>.*?<\/title>/, () => queue.title)
    .replace('<div id="app"></div>', () => `<div id="app">${queue.body}</div>${queue.data}`);
}

async function renderQueue({ at, token, send }: PageRequest) {
  if (!token || new URL(at, 'http://portal.invalid').pathname !== '/deals') return;
  const answer = await send(`${basePaths.auth}/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) return;
  const user: User = await answer.json();
  const portal = createPortal({ session: sessionOf(user, token), send, at });
  await portal.router.load();
  const queries = portal.client.getQueryCache().getAll();
  if (queries.length === 0 || queries.some(({ state }) => state.status !== 'success')) return;
  // A stream would move the rows to a script.
  const markup = renderToString(
    <StrictMode>
      <Portal {...portal} />
    </StrictMode>,
  );
  const [title = ''] = /^<title>.*?<\/title>/.exec(markup) ?? [];
  const data: Rendered = { user, queries: dehydrate(portal.client) };
  return {
    title,
    body: markup.slice(title.length),
    data: `<script type="application/json" id="${renderedData}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  };
}

/** The session of one request. Only the browser has the refresh token, so it can't be refreshed. */
function sessionOf(user: User, token: string): Session {
  const session = {
    access_token: token,
    refresh_token: '',
    expires_in: 0,
    token_type: 'bearer',
    user,
  };
  const state = { session, user, hasEnded: false, isReachable: true };
  return {
    get: () => state,
    subscribe: () => () => {},
    current: async () => session,
    signIn: async () => false,
    signOut: () => {},
    refresh: async () => {},
    sync: () => {},
  };
}
