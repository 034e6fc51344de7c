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

/**
 * The MIME types of common endings (IANA media types). Browsers take the type from the operating system:
 * outside Apple's it is empty for HEIC, and on Windows it depends on the installed programs.
 */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  rtf: 'application/rtf',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};

const fits = (file: File, accepted: string) => {
  const want = accepted.toLowerCase();
  const name = file.name.toLowerCase();
  if (want.startsWith('.')) return name.endsWith(want);
  const isGroup = want.endsWith('/*');
  return [file.type, types[/\.(\w+)$/.exec(name)?.[1] ?? '']].some((type) =>
    isGroup ? type?.startsWith(want.slice(0, -1)) : type === want,
  );
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

/**
 * Formats a size in decimal units, `2 bytes`, `340 kB` or `2.4 MB`, as every operating system but Windows
 * does.
 */
export function writeSize(bytes: number, locale: string): string {
  const write = (value: number, unit: string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, ...options }).format(value);
  if (bytes < 1000) return write(bytes, 'byte', { unitDisplay: 'long' });
  if (bytes < 1_000_000) return write(Math.ceil(bytes / 1000), 'kilobyte');
  return write(bytes / 1_000_000, 'megabyte', { maximumFractionDigits: 1 });
}
