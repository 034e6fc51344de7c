declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Stands in each document: remembers the button that was pressed last before it was hydrated, by a
 * pointer or by Enter in a field, and lets no form go to an address with what was typed.
 */
export const rememberEarlyPress =
  'onclick=({target})=>{earlyPress=target.closest("button,[role=tab]")};onsubmit=event=>event.preventDefault()';

/** Parts of the page that are hydrated later than the page around them. */
const waiting = new Set<Element>();

/** Before React, which stops a press inside of what it has yet to hydrate. */
const remember = ({ target }: MouseEvent) => {
  window.earlyPress =
    target instanceof Element ? target.closest<HTMLElement>('button,[role=tab]') : null;
};

/** Keeps a press inside `part` until `repeatEarlyPress(part)`. */
export function keepEarlyPress(part: Element): void {
  waiting.add(part);
  addEventListener('click', remember, true);
}

/** Keeps no press inside `part` any more, which has left the page. */
export function forgetEarlyPress(part: Element): void {
  waitNoLonger(part);
  window.earlyPress = null;
}

function waitNoLonger(part: Element): void {
  waiting.delete(part);
  if (waiting.size > 0) return;
  window.onclick = window.onsubmit = null;
  removeEventListener('click', remember, true);
}

/** Presses the button again, where it stands in `part`, now that React has hydrated that. */
export function repeatEarlyPress(part: Element): void {
  waitNoLonger(part);
  const button = window.earlyPress;
  if (!button || !part.contains(button) || [...waiting].some((it) => it.contains(button))) return;
  window.earlyPress = null;
  // What a part changes as soon as it is hydrated, it changes right after its effects.
  setTimeout(() => button.click());
}
