/**
 * Use as a `ref`: focuses the element when it mounts, because the focused element has been removed.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
