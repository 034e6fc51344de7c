import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberEarlyPress } from './earlyPress.ts';
import { lazyWhenNear } from './lazyWhenNear.tsx';

const place = document.createElement('div');

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

/** Shows the part as the server would, `top` pixels down the page. */
async function showPrerendered(top: number) {
  const { prelude } = await prerender(
    <div id="part" style={{ marginTop: top }}>
      <Suspense>
        <Counter />
      </Suspense>
    </div>,
  );
  place.innerHTML = await new Response(prelude).text();
}

function hydrate(load: () => Promise<typeof Counter>, top: number) {
  const part = lazyWhenNear('part', load);
  const errors: unknown[] = [];
  const root = hydrateRoot(
    place,
    <div id="part" style={{ marginTop: top }}>
      {part.element}
    </div>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  return { part, errors, unmount: () => root.unmount() };
}

beforeEach(() => {
  document.body.append(place);
  const script = document.createElement('script');
  script.text = rememberEarlyPress;
  document.head.append(script);
});

afterEach(() => place.remove());

test('a part far below waits until it is touched, and answers the press that touched it once', async () => {
  const top = 10 * innerHeight;
  await showPrerendered(top);
  const load = vi.fn(async () => Counter);
  const { errors, unmount } = hydrate(load, top);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(load).not.toHaveBeenCalled();
  const prerendered = page.getByRole('button').element();
  (prerendered as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  expect(page.getByRole('button').element()).toBe(prerendered);
  expect(errors).toEqual([]);
  unmount();
});

test('a part in view is hydrated by itself', async () => {
  await showPrerendered(0);
  const { errors, unmount } = hydrate(async () => Counter, 0);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  expect(errors).toEqual([]);
  unmount();
});

test('a part of a page that is changed to is loaded with it', async () => {
  const load = vi.fn(async () => Counter);
  await lazyWhenNear('part', load).load();
  expect(load).toHaveBeenCalledOnce();
});
