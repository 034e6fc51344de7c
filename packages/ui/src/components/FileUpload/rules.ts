/** The rules for a file. */
export interface FileRules {
  /** MIME types (`application/pdf`, `image/*`) and endings (`.heic`); empty for any. */
  accept: readonly string[];
  /** The maximum size of one file, in bytes. */
  maxSize: number;
  /** The maximum number of files. */
  maxFiles: number;
}

/** The rule that a file breaks. */
export type Broken = 'type' | 'size' | 'empty' | 'count';

const fits = (file: File, accepted: string) => {
  const want = accepted.toLowerCase();
  if (want.startsWith('.')) return file.name.toLowerCase().endsWith(want);
  if (want.endsWith('/*')) return file.type.startsWith(want.slice(0, -1));
  return file.type === want;
};

/** Returns the first rule that a file breaks, if `held` files are in the list already. */
export function brokenRule(
  file: File,
  { accept, maxSize, maxFiles }: FileRules,
  held: number,
): Broken | undefined {
  if (accept.length > 0 && !accept.some((each) => fits(file, each))) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxSize) return 'size';
  return held >= maxFiles ? 'count' : undefined;
}

/** Formats a size in decimal units, `340 kB` or `2.4 MB`, as every operating system but Windows does. */
export function writeSize(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1000) : bytes / 1_000_000);
}
