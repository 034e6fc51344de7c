import { join, resolve } from 'node:path';

/** The folder that the build writes and the server reads: `SITE_DIST`, or `dist`. */
export const dist = resolve(process.env.SITE_DIST || join(import.meta.dirname, '../../dist'));
