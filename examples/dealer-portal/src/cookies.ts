// The cookies from which the server renders the first view. They authorize nothing else: the API requires
// the access token in a header.

/** The access token, for as long as it is valid. */
export const tokenCookie = 'portal.token';
/** The display settings. */
export const looksCookie = 'portal.looks';

/** Stores a cookie for a number of seconds. With 0, it is removed. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store API.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
