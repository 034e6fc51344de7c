import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };

/** What each line of the log and each span says of who wrote it. */
export const service = {
  service: 'milepost-mailer',
  version,
  instance: `${hostname()}-${process.pid}`,
} as const;
