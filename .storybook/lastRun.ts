import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The result of the last `npm test` on this machine. */
export interface LastRun {
  /** ISO 8601. */
  readonly at: string;
  readonly commit: string;
  readonly passed: number;
  /** The names of failed tests. */
  readonly failed: readonly string[];
  /** The version of each browser. */
  readonly browsers: Readonly<Record<string, string>>;
}

/** Where `scripts/test.ts` writes the result. */
export const lastRunFile = join(import.meta.dirname, '../.cache/last-run.json');

/** Returns the last run, or null if there was none on this machine. */
export const lastRun = (): LastRun | null =>
  existsSync(lastRunFile) ? JSON.parse(readFileSync(lastRunFile, 'utf8')) : null;
