import { addons } from 'storybook/preview-api';

/**
 * Keeps a docs page where it is while a framed story opens: the story's play function moves focus into
 * the frame, and browsers scroll the page there. It ends once somebody uses the page.
 *
 * @param frame the frame that contains this window.
 */
export function keepPosition(frame: HTMLElement) {
  const page = frame.ownerDocument.defaultView;
  if (!page) return;
  const { scrollX, scrollY } = page;
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  const use = ({ isTrusted }: Event) => isTrusted && controller.abort();
  for (const view of [page, window]) {
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      view.addEventListener(type, use, options);
    }
  }
  const restore = () => page.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  page.addEventListener('scroll', restore, options);
  window.addEventListener('focus', () => frame.blur(), options);
  addons.getChannel().once('storyFinished', () => {
    restore();
    page.removeEventListener('scroll', restore, options);
  });
}
