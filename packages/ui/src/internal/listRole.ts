/** Keeps a list a list where its markers are gone: Safari's screen reader forgets it otherwise. */
export const listRole = (element: string) =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : null;
