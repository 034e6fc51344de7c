import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** The attributes that set the theme, contrast, density and direction of a part of a page. */
const attributes = ['data-theme', 'data-contrast', 'data-density', 'dir'];

/**
 * Returns the ref of an overlay, which copies the attributes that apply to its trigger: overlays are
 * rendered at the end of the page, outside of the part that has them.
 *
 * @param ref Also gets the overlay.
 */
export const useLikeAround = <Overlay extends Element>(
  trigger: RefObject<Element | null> | null | undefined,
  ref?: Ref<Overlay>,
) =>
  // React Aria closes a submenu whose ref changes.
  useCallback(
    (overlay: Overlay | null): ReturnType<RefCallback<Overlay>> => {
      for (const name of attributes) {
        const value = trigger?.current?.closest(`:not(:root)[${name}]`)?.getAttribute(name);
        if (value) overlay?.setAttribute(name, value);
      }
      if (typeof ref === 'function') return ref(overlay);
      if (ref) ref.current = overlay;
    },
    [trigger, ref],
  );
