/** Options of an upload. */
export interface UploadOptions {
  /** Reports the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the upload should stop. */
  signal: AbortSignal;
}

/** Sends one file. Rejects if it fails. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<unknown>;
