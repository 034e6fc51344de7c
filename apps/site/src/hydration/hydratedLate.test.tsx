import { partFailed } from '@milepost/domain/content/loading';
import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberEarlyPress } from './earlyPress.ts';
import { lazyOnTouch } from './lazyOnTouch.tsx';
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

/** Hydrates the part; `hydrated` is called once the part itself is. */
function hydrate(top: number) {
  const hydrated = vi.fn();
  const Part = lazyWhenNear('part', () => {
    useEffect(hydrated, []);
    return <Counter />;
  });
  const errors: unknown[] = [];
  const screen = (
    <div id="part" style={{ marginTop: top }}>
      <Part />
    </div>
  );
  const root = hydrateRoot(place, screen, { onRecoverableError: (error) => errors.push(error) });
  return { root, screen, hydrated, errors };
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
  const { root, hydrated, errors } = hydrate(top);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(hydrated).not.toHaveBeenCalled();
  const prerendered = page.getByRole('button').element();
  (prerendered as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  expect(page.getByRole('button').element()).toBe(prerendered);
  expect(errors).toEqual([]);
  root.unmount();
});

test('a part in view is hydrated by itself', async () => {
  await showPrerendered(0);
  const { root, errors } = hydrate(0);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  expect(errors).toEqual([]);
  root.unmount();
});

test('a part of a page that is changed to is there with its first frame', () => {
  const Part = lazyWhenNear('part', Counter);
  const root = createRoot(place);
  flushSync(() => root.render(<Part />));
  expect(place).toHaveTextContent('Pressed 0 times');
  root.unmount();
});

test('a part that was left before it was near is there on the way back', async () => {
  const top = 10 * innerHeight;
  await showPrerendered(top);
  const { root, screen } = hydrate(top);
  await new Promise((resolve) => requestIdleCallback(resolve));
  flushSync(() => root.render(null));
  flushSync(() => root.render(screen));
  expect(place).toHaveTextContent('Pressed 0 times');
  root.unmount();
});

/** Where no pointer was left by the test before. */
const awayFromPointer = 300;

/** Hydrates a part whose code is loaded as it is touched. */
function hydrateOnTouch(load: () => Promise<typeof Counter>) {
  const Part = lazyOnTouch('part', load);
  const errors: unknown[] = [];
  const screen = (
    <div id="part" style={{ marginTop: awayFromPointer }}>
      <Part />
    </div>
  );
  const root = hydrateRoot(place, screen, { onRecoverableError: (error) => errors.push(error) });
  return { root, errors };
}

test('a part that is loaded on touch stays as it was served, and answers the press that touched it', async () => {
  await showPrerendered(awayFromPointer);
  const { promise, resolve: arrive } = Promise.withResolvers<typeof Counter>();
  const load = vi.fn(() => promise);
  const { root, errors } = hydrateOnTouch(load);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(load).not.toHaveBeenCalled();
  const prerendered = page.getByRole('button').element();
  await page.getByRole('button').click();
  expect(load).toHaveBeenCalledTimes(1);
  arrive(Counter);
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  expect(page.getByRole('button').element()).toBe(prerendered);
  expect(errors).toEqual([]);
  root.unmount();
});

test('a part whose code could not be loaded stays as it was served and says so until the next touch brings it', async () => {
  await showPrerendered(awayFromPointer);
  let isOnline = false;
  const { root, errors } = hydrateOnTouch(async () => {
    if (!isOnline) throw new Error('offline');
    return Counter;
  });
  const button = page.getByRole('button');
  const prerendered = button.element() as HTMLElement;
  prerendered.focus();
  await expect.element(page.getByRole('alert')).toHaveTextContent(partFailed);
  expect(button.element()).toBe(prerendered);
  isOnline = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveTextContent('Pressed 1 times');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(errors).toEqual([]);
  root.unmount();
});

test('a touch while the code is on its way is answered by a try of its own where that fails', async () => {
  await showPrerendered(awayFromPointer);
  const first = Promise.withResolvers<typeof Counter>();
  const load = vi.fn(async () => Counter).mockReturnValueOnce(first.promise);
  const { root } = hydrateOnTouch(load);
  const button = page.getByRole('button');
  (button.element() as HTMLElement).focus();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  first.reject(new Error('offline'));
  await expect.element(button).toHaveTextContent('Pressed 1 times');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.unmount();
});

test('a pointer that passes over a part whose code can’t be loaded is told nothing', async () => {
  await showPrerendered(awayFromPointer);
  const load = vi.fn(() => Promise.reject<typeof Counter>(new Error('offline')));
  const { root } = hydrateOnTouch(load);
  await page.getByRole('button').hover();
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.unmount();
});

test('on a page that is changed to, a part whose code can’t be loaded says so, and comes on the way back', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyOnTouch('part', load);
  const root = createRoot(place);
  root.render(<Part />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(partFailed);
  flushSync(() => root.render(null));
  root.render(<Part />);
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 0 times');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.unmount();
});

test('what is told of a part that could not be loaded is gone on the way back, where it can be', async () => {
  await showPrerendered(awayFromPointer);
  let isOnline = false;
  const Part = lazyOnTouch('part', async () => {
    if (!isOnline) throw new Error('offline');
    return Counter;
  });
  const screen = (
    <div id="part" style={{ marginTop: awayFromPointer }}>
      <Part />
    </div>
  );
  const root = hydrateRoot(place, screen);
  (page.getByRole('button').element() as HTMLElement).focus();
  await expect.element(page.getByRole('alert')).toHaveTextContent(partFailed);
  isOnline = true;
  flushSync(() => root.render(null));
  root.render(screen);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.unmount();
});

test('a press on a screen that was left is not repeated on the next one', async () => {
  await showPrerendered(awayFromPointer);
  const { root } = hydrateOnTouch(() => new Promise(() => {}));
  await page.getByRole('button').click();
  expect(window.earlyPress).toBe(page.getByRole('button').element());
  root.unmount();
  expect(window.earlyPress).toBeNull();
});
