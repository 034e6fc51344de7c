import * as words from '#words/without-scripts';
import type { Phone } from '../facts/company.ts';
import type { Line } from './text.ts';

export {
  brokenPage,
  calculatorExample,
  calculatorForm,
  nothingSentOn,
  problemTitle,
  sendsNothingOn,
  unread,
} from '#words/without-scripts';

/** Why the server did not read what a browser sent. */
export type Unread = keyof typeof words.unread;

/** Shown above a form whose script failed to load or is late. The site's server takes the form at `path` without it. */
export const sendsWithoutScripts = (phone: Phone, path: string): Line =>
  words.sendsWithoutScripts(phone, `${path}?scripts=off`);
