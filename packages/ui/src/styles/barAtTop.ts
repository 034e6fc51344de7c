/** The height of a bar that sticks to the top of the window. A component sets it on the root. */
export const barHeight = '--mp-bar';

/** The height of that bar before the page scrolls, if part of it scrolls away. */
export const barHeightAtFirst = '--mp-bar-at-first';

/** The height of the visible toasts. `useRoomFor` sets it on the root. */
export const toastsHeight = '--mp-toasts';

/** The bottom edge of the visible toasts where they are below the bar. */
export const endOfToasts = '--mp-toasts-end';

/** The root's scroll padding. Nothing focused or linked to is under the bar or a toast (WCAG 2.4.11). */
export const belowBar = {
  scrollPaddingTop: `max(var(${barHeight}, 0px), var(${endOfToasts}, 0px))`,
};
