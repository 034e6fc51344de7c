/** What an upload is given beside its file. */
export interface UploadOptions {
  /** Tells how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the upload is to stop. */
  signal: AbortSignal;
}

/** Sends one file; rejected where it failed. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<unknown>;
