/** As a `ref`: takes the focus once its element is there, since what had it is gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
