/**
 * Throws if a document links to an address of the site that has no document, or to a missing
 * anchor.
 */
export function checkLinks(documents: ReadonlyMap<string, string>): void {
  const dead: string[] = [];
  for (const [path, html] of documents) {
    for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const url = new URL((href ?? '').replaceAll('&amp;', '&'), `http://site${path}`);
      if (url.host !== 'site') continue;
      const target = documents.get(url.pathname);
      const part = decodeURIComponent(url.hash.slice(1));
      if (!target || (part && !target.includes(` id="${part}"`))) dead.push(`${path}: ${href}`);
    }
  }
  if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);
}

/** Throws if a page has a form that browsers without JavaScript send to a server that does not take it. */
export function checkForms(address: string, html: string, addresses: readonly string[]): void {
  if (html.includes('data-not-started="post"') && !addresses.includes(address)) {
    throw new Error(`Add the form of ${address} to src/prerender/submit.tsx.`);
  }
}
