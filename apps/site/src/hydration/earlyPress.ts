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

/** Keeps a press inside `part` until `repeatEarlyPress(part)`. */
export const keepEarlyPress = (part: Element): void => void waiting.add(part);

/** Presses the button again, where it stands in `part`, now that React has hydrated that. */
export function repeatEarlyPress(part: Element): void {
  waiting.delete(part);
  if (waiting.size === 0) window.onclick = window.onsubmit = null;
  const button = window.earlyPress;
  if (!button || !part.contains(button) || [...waiting].some((it) => it.contains(button))) return;
  window.earlyPress = null;
  // What a part changes as soon as it is hydrated, it changes right after its effects.
  setTimeout(() => button.click());
}
