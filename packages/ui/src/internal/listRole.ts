/**
 * Restores the role of a list without markers: Safari drops it along with the markers
 * (bugs.webkit.org/show_bug.cgi?id=170179).
 */
export const unmarkedList = { role: 'list' } as const;

/** Does the same for an element that may be a list. */
export const listRole = (element: string) =>
  element === 'ul' || element === 'ol' ? unmarkedList : null;
