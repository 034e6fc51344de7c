declare global {
  interface Window {
    /** The requests of index.html, by their path. */
    early: Record<string, { readonly authorization: string; readonly answer: Promise<Response> }>;
  }
}

/** Sends a request, unless index.html has sent the same one. */
export const send: typeof fetch = (path, options) => {
  const early = window.early[`${path}`];
  delete window.early[`${path}`];
  const authorization = new Headers(options?.headers).get('authorization');
  const isSame = early?.authorization === authorization && !options?.method;
  return isSame ? early.answer : fetch(path, options);
};
