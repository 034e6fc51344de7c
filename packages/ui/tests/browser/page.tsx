/// <reference types="@vitest/browser-playwright" />
import '@milepost/ui/theme.css';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { trusted } from '../../src/testing/trustedTypes.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;

/** The element that tests render into. It is empty before each test. */
export let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  host.remove();
});

async function setMedia(media: string, features: Readonly<Record<string, string>>) {
  // Reduced motion as in the configuration.
  const all = Object.entries({ 'prefers-reduced-motion': 'reduce', ...features });
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: all.map(([name, value]) => ({ name, value })),
  });
}

/** Emulates a medium and media features until the end of the test: the next file may be in the same page. */
export async function emulateMedia(features: Readonly<Record<string, string>>, media = '') {
  onTestFinished(() => setMedia('', {}));
  await setMedia(media, features);
}

/** Renders or rerenders. */
export async function show(content: ReactNode) {
  await act(async () => {
    root ??= createRoot(host);
    root.render(<StrictMode>{content}</StrictMode>);
  });
}

/** Puts server-rendered HTML on the page, lets a visitor use it, and only then hydrates it. */
export async function serve(content: ReactNode, touch: () => void | Promise<void> = () => {}) {
  host.innerHTML = trusted(renderToString(<StrictMode>{content}</StrictMode>));
  await touch();
  const messages: unknown[] = [];
  const { error, warn } = console;
  console.error = (...parts) => messages.push(parts);
  console.warn = (...parts) => messages.push(parts);
  await act(async () => {
    root = hydrateRoot(host, <StrictMode>{content}</StrictMode>, {
      onRecoverableError: (problem) => messages.push(problem),
    });
  });
  Object.assign(console, { error, warn });
  return messages;
}

/** Returns the single element that matches a selector. */
export function find<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelectorAll<Kind>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`);
  return found[0] as Kind;
}

/** Returns the data that a form would send. */
export const answers = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A position in an element, as shares of its width and height. */
type Place = readonly [across: number, down: number];

/** Touches an element, moves through positions, and lifts the finger. */
export async function touch(element: Element, ...places: readonly Place[]) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const point = ([across, down]: Place) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: frame.left + left + across * width, y: frame.top + top + down * height };
  };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
    act(() =>
      cdp().send('Input.dispatchTouchEvent', { type, touchPoints: place ? [point(place)] : [] }),
    );
  const [start, ...others] = places;
  await send('touchStart', start);
  for (const place of others) await send('touchMove', place);
  await send('touchEnd');
}
