import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A visitor's answers, by field. */
export type Answers = Readonly<Record<string, string>>;

/** One submission, which the visitor may retry after a failure. */
export interface Attempt {
  /** The idempotency key of every try of this submission, so that it can't be delivered twice. */
  readonly key: string;
  /** A hash that recognizes the same answers. The answers can't be read from it. */
  readonly fingerprint: string;
  /** The time of the first try, in milliseconds since 1970. */
  readonly begunAt: number;
}

const storageKey = 'attempts';

/** The submissions that were not accepted yet, by form. */
const attempts = new Map(takeStored());

// A reload during a submission must not send it twice. Storage has a random key, a salted hash and
// a time, and only from leaving the site until the next form is touched in the same tab.
addEventListener('pagehide', () => {
  try {
    if (attempts.size > 0) sessionStorage.setItem(storageKey, JSON.stringify([...attempts]));
  } catch {
    // If the browser stores nothing, a submission after a reload counts as a new one.
  }
});
addEventListener('pageshow', takeStored);

function takeStored(): (readonly [form: string, attempt: Attempt])[] {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}

/** The submission that these answers belong to: the last one if nothing has changed since. */
export function attemptFor(form: string, answers: Answers, now: Date): Attempt {
  const last = attempts.get(form);
  if (last?.fingerprint === fingerprintOf(answers, last?.key)) return last;
  const key = bytesToHex(randomBytes(16));
  const attempt = { key, fingerprint: fingerprintOf(answers, key), begunAt: now.getTime() };
  attempts.set(form, attempt);
  return attempt;
}

/** Forgets an accepted submission: sending the same answers again is a new submission. */
export function forgetAttempt(form: string): void {
  attempts.delete(form);
}

// Web Crypto is unavailable on a page without HTTPS.
const fingerprintOf = (answers: Answers, key = '') =>
  bytesToHex(sha256(utf8ToBytes(`${key} ${JSON.stringify(answers)}`)));
