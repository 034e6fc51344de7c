import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { send } from './early.ts';
import { restoreLooks } from './looks.ts';
import { Portal } from './Portal.tsx';
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

const app = document.getElementById('app');
if (!app) throw new Error('The document has no place for the app.');
// Not awaited: the second brand's code imports this file's chunk, which would then wait for itself.
void restoreLooks().then(() =>
  createRoot(app).render(
    <StrictMode>
      <Portal session={session} send={send} />
    </StrictMode>,
  ),
);
