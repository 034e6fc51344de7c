/** Options of an upload. */
export interface UploadOptions {
  /** Reports the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the upload should stop. */
  signal: AbortSignal;
}

/**
 * Sends one file. Rejects if it fails. It may resolve to the server's answer: the file's id, as a text or a
 * number, or an object with an `id` and, if the file can be opened, a `url`.
 */
export type UploadFile = (file: File, options: UploadOptions) => Promise<unknown>;

/** A file that the server has. */
export interface UploadedFile {
  /** The id that the form sends: the one in the server's answer, or the file's name without one. */
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** The size in bytes. */
  readonly size?: number | undefined;
  /** The address that opens it. */
  readonly url?: string | undefined;
  /** The file itself, if it was sent from this page. */
  readonly file?: File | undefined;
  /** What the promise of `upload` resolved to, if it was sent from this page. */
  readonly answer?: unknown;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Combines a file with the server's answer. */
export function uploadedOf(file: File, answer: unknown): UploadedFile {
  const { id, url } = Object(answer) as { id?: unknown; url?: unknown };
  return {
    id: textOf(answer) ?? textOf(id) ?? file.name,
    name: file.name,
    size: file.size,
    url: textOf(url),
    file,
    answer,
  };
}
