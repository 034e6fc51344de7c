/**
 * Keeps a list without markers a list: Safari drops its role with its markers
 * (bugs.webkit.org/show_bug.cgi?id=170179).
 */
export const unmarkedList = { role: 'list' } as const;

/** The same for an element that may be a list. */
export const listRole = (element: string) =>
  element === 'ul' || element === 'ol' ? unmarkedList : null;
