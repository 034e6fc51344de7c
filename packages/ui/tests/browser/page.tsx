/// <reference types="@vitest/browser-playwright" />
import '@milepost/ui/theme.css';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;

/** Where a test renders to; empty before each. */
export let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  host.remove();
});

/** Renders, or renders again. */
export async function show(content: ReactNode) {
  await act(async () => {
    root ??= createRoot(host);
    root.render(<StrictMode>{content}</StrictMode>);
  });
}

/** Puts the server's HTML on the page, lets a visitor use it, and only then has React take over. */
export async function serve(content: ReactNode, touch: () => void | Promise<void> = () => {}) {
  host.innerHTML = renderToString(<StrictMode>{content}</StrictMode>);
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

/** The one element that a selector finds. */
export function find<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelectorAll<Kind>(selector);
  if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`);
  return found[0] as Kind;
}

/** What a form would send. */
export const answers = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** A place in an element, as shares of its width and height. */
type Place = readonly [across: number, down: number];

/** A finger put down in an element, moved from place to place, and lifted. */
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
