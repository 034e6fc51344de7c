import { carryOver } from './carryOver.ts';

declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
    rememberPress?: (event: MouseEvent) => void;
    liftLimit?: (event: FocusEvent) => void;
    showNotStarted?: () => void;
  }
}

/**
 * Inline script of each document. Remembers the last button that was clicked before hydration, and
 * keeps forms from navigating away with what was typed, unless their script failed and the server
 * takes them without it. It listens in the capture phase, because React stops clicks inside parts that
 * are not hydrated yet.
 */
export const rememberEarlyPress =
  'addEventListener("click",rememberPress=({target})=>{earlyPress=target.closest("button,[role=tab]")},true);onsubmit=event=>{if(!event.target.querySelector("[data-not-started=post]:not([hidden])"))event.preventDefault()}';

/**
 * Inline script of each document. Keeps browsers from cutting text at `maxlength` before hydration, as
 * the kit's fields do from then on.
 */
export const liftLimits =
  'addEventListener("focusin",liftLimit=({target})=>target.removeAttribute("maxlength"),true)';

/**
 * Inline script of each document. Shows what each form and tool has in `[data-not-started]` if the
 * entry script fails to load, or if the page is not hydrated after ten seconds; hydration removes
 * these elements. A form that was submitted until then and that the server takes is sent to it.
 */
export const reportLateStart =
  'showNotStarted=()=>{for(let message of document.querySelectorAll("[data-not-started]"))message.hidden=false;let button=window.earlyPress,form=button&&button.type=="submit"&&button.form;if(form&&form.querySelector("[data-not-started=post]")){earlyPress=null;form.requestSubmit(button)}};addEventListener("error",({target})=>{if(target.type=="module"){showNotStarted();addEventListener("DOMContentLoaded",showNotStarted)}},true);setTimeout(showNotStarted,1e4)';

/**
 * Inline script at the end of each document with sections that open. Opens the section that the
 * address names, as browsers do, except for Firefox before 139 and Safari before 26.2.
 */
export const openNamedSection =
  'document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open","")';

/** Parts of the page that are hydrated later than the page around them. */
const waiting = new Set<Element>();

/** Remembers a press inside `part` until `repeatEarlyPress(part)`. */
export function rememberEarlyPressIn(part: Element): void {
  waiting.add(part);
}

/** Forgets presses inside `part`, which has left the page. */
export function forgetEarlyPress(part: Element): void {
  waitNoLonger(part);
  window.earlyPress = null;
}

function waitNoLonger(part: Element): void {
  waiting.delete(part);
  if (waiting.size > 0) return;
  window.onsubmit = null;
  if (window.rememberPress) removeEventListener('click', window.rememberPress, true);
  if (window.liftLimit) removeEventListener('focusin', window.liftLimit, true);
}

/** Clicks the button again in `part`, now that React has hydrated it. */
export function repeatEarlyPress(part: Element): void {
  carryOver(part);
  waitNoLonger(part);
  const button = window.earlyPress;
  if (!button || !part.contains(button) || [...waiting].some((it) => it.contains(button))) return;
  window.earlyPress = null;
  // A part may change right after its effects, as soon as it is hydrated.
  setTimeout(() => button.click());
}
