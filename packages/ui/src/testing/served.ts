import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Puts a server-rendered field on the page, lets `touch` use it, and only then hydrates it. Returns a
 * function that removes it.
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
