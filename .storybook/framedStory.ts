import { addons } from 'storybook/preview-api';

/**
 * Keeps a story in a frame from taking the docs page's focus or scrolling it, until somebody uses the
 * frame. The story's play function moves focus, and a document loses its focus to another one: so the
 * frames' stories run one after the other, and a loss of focus closes no list and no dialog.
 *
 * @param frame the frame that contains this window.
 * @returns the `beforeEach` of the story.
 */
export function framedStory(frame: HTMLElement) {
  const used = new AbortController();
  const options = { signal: used.signal, capture: true };

  const { focus, scrollIntoView } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (settings) {
    focus.call(this, { ...settings, preventScroll: true });
  };
  HTMLElement.prototype.scrollIntoView = () => {};
  const use = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    Object.assign(HTMLElement.prototype, { focus, scrollIntoView });
    used.abort();
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, use, options);

  const ignore = (event: FocusEvent) => event.relatedTarget ?? event.stopImmediatePropagation();
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, ignore, options);

  const run = (start: () => void) =>
    new Promise<void>((end) => {
      addons.getChannel().once('storyFinished', () => {
        frame.blur();
        // A dialog or a menu takes focus later. Blurring during the event has no effect.
        window.addEventListener('focus', () => setTimeout(() => frame.blur()), options);
        end();
      });
      start();
    });
  return () =>
    new Promise<void>((start) => {
      // Locks exist only on https and localhost.
      if (isSecureContext) navigator.locks.request('A story in a docs page', () => run(start));
      else run(start);
    });
}
