import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreLooks } from './looks.ts';
import { Portal } from './Portal.tsx';
import { callService } from './service.ts';
import { createSession } from './session.ts';

const app = document.getElementById('app');
if (!app) throw new Error('The document has no place for the app.');
await restoreLooks();
createRoot(app).render(
  <StrictMode>
    <Portal session={createSession(callService, sessionStorage)} />
  </StrictMode>,
);
