/** Runs what may wait until the next frame is on the screen. Returns the frame's id, to cancel it. */
export const afterPaint = (run: () => void): number => requestAnimationFrame(() => setTimeout(run));
