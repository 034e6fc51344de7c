import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Puts a field on the page as a server sends it, lets `touch` use it, and only then has React take
 * over. Answers what removes it again.
 */
export async function servedFirst(
  page: HTMLElement,
  field: ReactNode,
  touch: (host: HTMLElement) => Promise<void>,
) {
  const host = page.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(field);
  await touch(host);
  const root = hydrateRoot(host, field);
  return () => {
    root.unmount();
    host.remove();
  };
}
