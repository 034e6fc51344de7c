const written = /^(-?)\$?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|(?=\.\d))(?:\.(\d{0,2}))?$/;

/**
 * Reads dollars as people write them: `$1,234.50`, `1234.5`, `.50`, with spaces around them.
 * Returns `undefined` for anything else, including a third decimal, commas that don't group
 * thousands (`1,50` may mean 1.50 or 150), and amounts of a trillion or more.
 */
export function parseMoney(text: string): number | undefined {
  const [, sign, whole, cents = ''] = written.exec(text.trim()) ?? [];
  if (sign === undefined || whole === undefined) return undefined;
  return Number(`${sign}${whole.replaceAll(',', '') || '0'}.${cents || '0'}`);
}
