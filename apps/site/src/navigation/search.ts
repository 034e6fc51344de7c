/** Reads the search parameters of an address as text. The first of two equal names counts. */
export function readSearch(query: string): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) search[name] ??= value;
  return search;
}

/** Formats search parameters for an address, with a leading `?` if there are any. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
  return query && `?${query}`;
}
