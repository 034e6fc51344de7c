import { partFailed, tryAgain } from '@milepost/domain/content/loading';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rememberEarlyPress } from './earlyPress.ts';
import { lazyPart } from './lazyPart.tsx';

const host = document.createElement('div');

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

/** Renders the part as the server would, `top` pixels down the page. */
async function showPrerendered(top: number) {
  const { prelude } = await prerender(
    <div style={{ marginTop: top }}>
      <div>
        <Suspense>
          <Counter />
        </Suspense>
      </div>
      <div hidden data-not-started="" role="alert">
        {partFailed}
      </div>
    </div>,
  );
  host.innerHTML = await new Response(prelude).text();
}

/** Hydrates the page. `hydrated` is called once the part itself is hydrated. */
function hydrate(top: number) {
  const hydrated = vi.fn();
  const Part = lazyPart(
    () => () => {
      useEffect(hydrated, []);
      return <Counter />;
    },
    { when: 'near' },
  );
  return { ...hydratePart(Part, top), hydrated };
}

function hydratePart(Part: ComponentType, top = awayFromPointer) {
  const errors: unknown[] = [];
  const screen = (
    <div style={{ marginTop: top }}>
      <Part />
    </div>
  );
  const root = hydrateRoot(host, screen, { onRecoverableError: (error) => errors.push(error) });
  return { root, screen, errors };
}

/** Below the pointer's position in the previous test. */
const awayFromPointer = 300;

/** Hydrates a part whose code is loaded when it is touched. */
const hydrateOnTouch = (load: () => Promise<typeof Counter>) =>
  hydratePart(lazyPart(load, { when: 'touch' }));

beforeEach(() => {
  document.body.append(host);
  const script = document.createElement('script');
  script.text = rememberEarlyPress;
  document.head.append(script);
});

afterEach(() => host.remove());

test('a part far below waits until it is touched, and handles the click that touched it once', async () => {
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

test('after client-side navigation, a part whose code is loaded is in the first frame', () => {
  const Part = lazyPart(() => Counter, { when: 'near' });
  const root = createRoot(host);
  flushSync(() => root.render(<Part />));
  expect(host).toHaveTextContent('Pressed 0 times');
  root.unmount();
});

test('a part that was left before it was near is shown on return', async () => {
  const top = 10 * innerHeight;
  await showPrerendered(top);
  const { root, screen } = hydrate(top);
  await new Promise((resolve) => requestIdleCallback(resolve));
  flushSync(() => root.render(null));
  flushSync(() => root.render(screen));
  expect(host).toHaveTextContent('Pressed 0 times');
  root.unmount();
});

test('a part that is loaded on touch stays as it was served, and handles the click that touched it', async () => {
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

test('a part whose code could not be loaded stays as served with a message until the next touch loads it', async () => {
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

test('a touch while the code is loading tries again if that try fails', async () => {
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

test('a pointer that only moves over a part whose code can’t be loaded gets no message', async () => {
  await showPrerendered(awayFromPointer);
  const load = vi.fn(() => Promise.reject<typeof Counter>(new Error('offline')));
  const { root } = hydrateOnTouch(load);
  await new Promise((resolve) => requestIdleCallback(resolve));
  // The pointer may be here already from the previous test, and hovering would then send no event.
  const over = new PointerEvent('pointerover', { bubbles: true });
  page.getByRole('button').element().dispatchEvent(over);
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.unmount();
});

test('after client-side navigation, a part whose code can’t be loaded is loaded by "Try again", which keeps the focus near', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load, { when: 'touch' });
  const root = createRoot(host);
  root.render(<Part />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${partFailed}${tryAgain}`);
  await page.getByRole('button', { name: tryAgain }).click();
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 0 times');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(host.contains(document.activeElement)).toBe(true);
  root.unmount();
});

test('after client-side navigation, a part whose code can’t be loaded is loaded by the next mount', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load, { when: 'touch' });
  const root = createRoot(host);
  root.render(<Part />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${partFailed}${tryAgain}`);
  root.render(<Part key="again" />);
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 0 times');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  root.unmount();
});

test('a part whose props change before its code is loaded stays as served, and then gets them', async () => {
  await showPrerendered(awayFromPointer);
  const { promise, resolve: arrive } = Promise.withResolvers<ComponentType<{ step?: number }>>();
  const Part = lazyPart(() => promise, { when: 'touch' });
  const screenAt = (step?: number) => (
    <div style={{ marginTop: awayFromPointer }}>
      <Part {...(step !== undefined && { step })} />
    </div>
  );
  const root = hydrateRoot(host, screenAt());
  await new Promise((resolve) => requestIdleCallback(resolve));
  const prerendered = page.getByRole('button').element();
  flushSync(() => root.render(screenAt(3)));
  expect(page.getByRole('button').element()).toBe(prerendered);
  (prerendered as HTMLElement).focus();
  arrive(({ step = 0 }) => {
    const [isMounted, setMounted] = useState(false);
    useEffect(() => setMounted(true), []);
    return <button type="button">Pressed {isMounted ? step : 0} times</button>;
  });
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 3 times');
  expect(page.getByRole('button').element()).toBe(prerendered);
  root.unmount();
});

test('a click on a screen that was left is not repeated on the next one', async () => {
  await showPrerendered(awayFromPointer);
  const { root } = hydrateOnTouch(() => new Promise(() => {}));
  await page.getByRole('button').click();
  expect(window.earlyPress).toBe(page.getByRole('button').element());
  root.unmount();
  expect(window.earlyPress).toBeNull();
});
