import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setCookie, tokenCookie } from './cookies.ts';
import { restoreLooks } from './looks.ts';
import { createPortal, Portal } from './Portal.tsx';
import { type Rendered, renderedData } from './rendered.ts';
import { type AuthFetch, createSession, storageKey } from './session.ts';

const callService: AuthFetch = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const session = createSession(callService, localStorage, (run) =>
  navigator.locks.request('portal.session', run),
);
// Another tab has signed in, out, or refreshed the session.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) session.sync();
});

/** Gives the server the access token as long as it is valid, so that it can render the queue. */
function shareToken() {
  const { access_token = '', expires_at = 0 } = session.get().session ?? {};
  setCookie(tokenCookie, access_token, Math.max(0, expires_at - Math.floor(Date.now() / 1000)));
}
shareToken();
session.subscribe(shareToken);

restoreLooks();
const portal = createPortal({ session, send: fetch });
const app = (
  <StrictMode>
    <Portal {...portal} />
  </StrictMode>
);

/** Makes the queue that the server has rendered interactive, or renders the app. */
async function start(root: HTMLElement) {
  const data = document.getElementById(renderedData)?.textContent;
  const rendered: Rendered | undefined = data && JSON.parse(data);
  if (rendered && JSON.stringify(rendered.user) === JSON.stringify(session.get().user)) {
    hydrate(portal.client, rendered.queries);
    // The router then renders the same boundaries as on the server.
    portal.router.ssr = { manifest: undefined };
    await portal.router.load();
    // The service may just have ended the session.
    if (session.get().session) return hydrateRoot(root, app);
  }
  return createRoot(root).render(app);
}

const root = document.getElementById('app');
if (!root) throw new Error('The document has no element for the app.');
void start(root);
