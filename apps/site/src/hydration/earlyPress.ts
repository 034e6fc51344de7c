declare global {
  interface Window {
    earlyPress?: HTMLElement | null;
  }
}

/** Stands in each document, so that a button that is pressed before the page's code is here is known. */
export const noticeEarlyPress =
  'onclick=({target})=>{earlyPress=target.closest("button[type=button]")}';

/** Presses it again, now that there is code to answer. */
export function repeatEarlyPress(): void {
  window.onclick = null;
  // What a part of the page changes once it has come to life, it changes right after its effects.
  setTimeout(() => {
    window.earlyPress?.click();
    window.earlyPress = null;
  });
}
