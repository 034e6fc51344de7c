import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** One submission, which its visitor may send again. */
interface Attempt<Result> {
  readonly key: string;
  readonly begunAt: Date;
  /** Undefined until the first try, and after one that failed. */
  result?: Promise<Result | undefined> | undefined;
}

/** Runs a submission, or returns the result of the same one. */
export type Once<Result> = (
  identity: string,
  run: (key: string, begunAt: Date) => Promise<Result | undefined>,
) => Promise<Result | undefined>;

/** How long the same answers are one submission, in milliseconds, and how many are remembered. */
const withinMs = 10 * 60_000;
const most = 10_000;

/**
 * Recognizes submissions of the same answers within ten minutes: a double click, a reload, a retry.
 * One that was accepted is not run again. One that failed is run with its first key and time. Only
 * a hash of the answers with a random secret is remembered.
 */
export function createOnce<Result>(now = Date.now): Once<Result> {
  const secret = randomBytes(32);
  /** The oldest first. */
  const attempts = new Map<string, Attempt<Result>>();
  const forgetOld = () => {
    for (const [fingerprint, { begunAt }] of attempts) {
      if (attempts.size <= most && now() - begunAt.getTime() < withinMs) return;
      attempts.delete(fingerprint);
    }
  };

  return (identity, run) => {
    forgetOld();
    const fingerprint = createHmac('sha256', secret).update(identity).digest('base64');
    const attempt = attempts.get(fingerprint) ?? { key: randomUUID(), begunAt: new Date(now()) };
    attempts.set(fingerprint, attempt);
    attempt.result ??= run(attempt.key, attempt.begunAt)
      .catch((error: unknown) => {
        attempt.result = undefined;
        throw error;
      })
      .then((result) => {
        if (result === undefined) attempt.result = undefined;
        return result;
      });
    return attempt.result;
  };
}
