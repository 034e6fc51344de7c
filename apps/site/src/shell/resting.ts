import type { createRouter } from '../router.tsx';
import { afterPaint } from './afterPaint.ts';
import { bands } from './resting.css.ts';

/**
 * Lets the browser leave out of each frame the bands of the page that are out of view, so that a
 * key or a tap is answered sooner on a slow phone. Each is laid out before, and again where the
 * window changes: scrolling, links to places and going back rely on its size.
 */
export function restOutOfView(router: ReturnType<typeof createRouter>): void {
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) target.setAttribute('data-resting', '');
    }
  });
  const begin = () => {
    view.disconnect();
    for (const band of document.querySelectorAll(bands)) {
      band.removeAttribute('data-resting');
      view.observe(band);
    }
  };
  router.subscribe('onRendered', () => void afterPaint(begin));
  // A phone's address bar changes the height as it comes and goes.
  let width = innerWidth;
  window.addEventListener('resize', () => {
    if (innerWidth !== width) begin();
    width = innerWidth;
  });
}
