/** An address's search parameters as text; the first of two equal names counts. */
export function readSearch(query: string): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) search[name] ??= value;
  return search;
}

/** Search parameters as an address has them, with their `?` where there are any. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
  return query && `?${query}`;
}
