import { expect, test, vi } from 'vitest';
import { renderPage } from './render.tsx';

// It imports all screens with their styles, which a signed-out user does not see.
vi.mock('./Portal.tsx', () => ({}));

test('renderPage leaves no timer running once it has rendered a document', async () => {
  vi.useFakeTimers();
  const html = '<html lang="en"><div id="app"></div></html>';
  const request = { at: '/deals', token: undefined, looks: undefined, send: vi.fn<typeof fetch>() };
  expect(await renderPage(html, request)).toContain('<div id="app"></div>');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
