import { createHmac, createSecretKey, hash, randomBytes, randomUUID } from 'node:crypto';
import { type SendEmailRequest, sendEmailRequest } from '@milepost/domain/mail';
import {
  type MailedFormId,
  type RecognizedMail,
  recognizeMail,
} from '@milepost/domain/mail/recognize';
import { type } from 'arktype';
import type { Cause, Delivery } from './attempt.ts';
import { type Config, takesUnknownMail } from './config.ts';
import { NoGoodKey } from './encrypt.ts';
import type { Claim, IdempotencyStore, Settlement } from './idempotency.ts';
import type { Buckets, RateLimit } from './limits.ts';
import type { Compose } from './message.ts';
import type { Metrics } from './metrics.ts';
import type { ContractError, ProblemSlug } from './problem.ts';
import { SharedStateAway } from './shared-state.ts';
import type { Mail, Smtp } from './smtp.ts';

/** What went wrong with a call. */
export interface Failure {
  readonly problem: ProblemSlug;
  readonly errors?: readonly ContractError[];
  /** Seconds after which the client may try again. */
  readonly retryAfter?: number;
}

/** What a call comes to: the mail's Message-ID, or what went wrong. */
export type Result = { readonly id: string; readonly isReplay: boolean } | Failure;

/** The caller, separate from the content of the call. */
export interface Caller {
  /** What the limits count. */
  readonly buckets: Buckets;
  /** Lets the same call be made again without a second mail. */
  readonly idempotencyKey: string | undefined;
}

/** What the audit trail says of a call: filled in on its way. Nothing in it comes from the form. */
export interface Submission {
  /** When the whole body was there, in `performance.now()`'s milliseconds. */
  bodyAt?: number;
  form?: MailedFormId | 'unknown';
  /** What the visitor's receipt shows: random, and made by their browser. */
  reference?: string;
  /** The mail's `X-Submission-Id`, and its Message-ID, by which mail servers' logs know it. */
  submissionId?: string;
  messageId?: string;
  /** Fingerprints of the staff keys that the mail was encrypted to. */
  keys?: readonly string[];
  /** When the delivery began, in `performance.now()`'s milliseconds. */
  deliveryAt?: number;
  /** How the delivery ended, however late. Never rejects. */
  ended?: Promise<Ending>;
}

/** The end of a delivery, for the audit trail. */
export interface Ending {
  readonly outcome: Delivery['outcome'];
  readonly cause?: Cause;
  /** The SMTP server's reply code. */
  readonly code?: number;
}

export interface SendEmail {
  /** Sends what `body` asks for. */
  readonly send: (body: Buffer, caller: Caller, submission: Submission) => Promise<Result>;
  /** Whether the most requests that are allowed are in progress. */
  readonly isFull: () => boolean;
  /** Resolves once no delivery is under way and every key says how its delivery ended. */
  readonly settled: () => Promise<void>;
}

/** The policy: which recipients and forms are allowed, how many mails, and what each outcome means. */
export function createSendEmail({
  config,
  smtp,
  compose,
  store,
  keyedHash,
  limitMails,
  metrics,
}: {
  readonly config: Config;
  readonly smtp: Smtp;
  readonly compose: Compose;
  readonly store: IdempotencyStore;
  readonly keyedHash: KeyedHash;
  readonly limitMails: RateLimit;
  readonly metrics: Metrics;
}): SendEmail {
  const takesUnknown = takesUnknownMail(config);
  const mailedForms = new Set<string>(config.MAILED_FORMS);
  const recipients = new Map(config.MAIL_TO.map((address) => [address, address]));
  const domain = config.MAIL_FROM.split('@')[1];
  const underWay = new Set<Promise<void>>();
  let inWork = 0;
  const isFull = () => inWork >= config.MAX_IN_WORK;

  const send: SendEmail['send'] = async (body, { buckets, idempotencyKey }, submission) => {
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) {
      const detail = 'must be 1 to 255 visible ASCII characters';
      return { problem: 'invalid-request', errors: [{ key: 'Idempotency-Key', detail }] };
    }
    const request = read(body);
    if ('problem' in request) return request;
    // `to` selects a configured address; the mail goes to the configured spelling.
    const to = recipients.get(request.to);
    if (to === undefined) return { problem: 'recipient-not-allowed' };
    const recognized = recognizeMail(request);
    submission.form = recognized?.form ?? 'unknown';
    if (recognized?.reference) submission.reference = recognized.reference;
    if (!takesUnknown) {
      if (!recognized) return { problem: 'unknown-mail' };
      if (!mailedForms.has(recognized.form)) return { problem: 'form-not-mailed' };
    }
    if (isFull()) return { problem: 'busy', retryAfter: 2 };

    inWork += 1;
    metrics.inWork.inc();
    // Don't await here: a request that waits for the SMTP server would keep the parsed body in memory.
    return sendOnce({ ...request, to }, recognized, body, { buckets, idempotencyKey }, submission)
      .catch((error): Failure => {
        if (!(error instanceof SharedStateAway)) throw error;
        return { problem: 'shared-state-away', retryAfter: 2 };
      })
      .finally(() => {
        inWork -= 1;
        metrics.inWork.dec();
      });
  };

  const sendOnce = async (
    request: SendEmailRequest,
    recognized: RecognizedMail | undefined,
    body: Buffer,
    { buckets, idempotencyKey }: Caller,
    submission: Submission,
  ): Promise<Result> => {
    const id = `${idempotencyKey === undefined ? randomUUID() : fixedId(idempotencyKey)}@${domain}`;
    const key = idempotencyKey === undefined ? undefined : keyedHash(idempotencyKey);
    const bodyHash = key === undefined ? '' : keyedHash(body);
    submission.submissionId = id.split('@')[0] ?? '';
    submission.messageId = `<${id}>`;
    const claim: Claim =
      key === undefined ? { state: 'mine', before: 'free' } : await store.claim(key, bodyHash);
    if (claim.state === 'sent') return { id: `<${id}>`, isReplay: true };
    if (claim.state === 'in-flight') return { problem: 'in-flight', retryAfter: 2 };
    if (claim.state === 'other-body') return { problem: 'key-reused' };
    const settle = async (end: Settlement) => {
      // An earlier try that is in doubt stays in doubt unless this one is accepted.
      if (key !== undefined) await store.settle(key, bodyHash, end === 'free' ? claim.before : end);
    };
    const wait = await limitMails(buckets).catch(async (error) => {
      await settle('free');
      throw error;
    });
    if (wait !== undefined) {
      await settle('free');
      return { problem: 'too-many-requests', retryAfter: wait };
    }

    const { to, subject, html, name } = request;
    const mail = {
      from: config.MAIL_FROM,
      to,
      compose: async () => {
        const { content, fingerprints } = await compose({
          ...{ id, to, subject, html, name, recognized },
        });
        submission.keys = fingerprints;
        return content;
      },
    };
    return deliver(mail, id, settle, submission);
  };

  const deliver = async (
    mail: Mail,
    id: string,
    settle: (end: Settlement) => Promise<void>,
    submission: Submission,
  ): Promise<Result> => {
    submission.deliveryAt = performance.now();
    const delivery = smtp.deliver(mail);
    submission.ended = delivery.settled.then(endingOf);
    // Settle the key before the response, so that a retry finds the same outcome.
    const settled = delivery.settled
      .then(async (end) => {
        metrics.deliveries.inc({ outcome: end.outcome });
        if (end.outcome !== 'accepted') metrics.failures.inc({ cause: end.cause });
        await settle(settlementOf(end));
      })
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
    const end = await delivery.answer;
    if (end) await settled;
    if (end?.outcome === 'failed') {
      if (end.error instanceof NoGoodKey) return { problem: end.error.problem, retryAfter: 60 };
      throw end.error;
    }
    if (end?.outcome === 'accepted') return { id: `<${id}>`, isReplay: false };
    return problemOf(end);
  };

  return {
    send,
    isFull,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

function endingOf(end: Delivery): Ending {
  const { outcome } = end;
  if (outcome === 'accepted') return { outcome };
  const { cause } = end;
  return 'code' in end && end.code !== undefined
    ? { outcome, cause, code: end.code }
    : { outcome, cause };
}

function settlementOf({ outcome }: Delivery): Settlement {
  if (outcome === 'accepted') return 'sent';
  return outcome === 'in-doubt' ? 'in-doubt' : 'free';
}

function problemOf(end: Delivery | undefined): Failure {
  switch (end?.outcome) {
    case 'refused':
      return { problem: 'smtp-refused' };
    case 'unavailable':
      return { problem: 'smtp-unavailable', retryAfter: 10 };
    case 'timeout':
      return { problem: 'smtp-timeout', retryAfter: 10 };
    default:
      return { problem: 'in-doubt', retryAfter: 30 };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a body by the contract. Errors name the key and the rule and repeat nothing of the body. */
function read(body: Buffer): SendEmailRequest | Failure {
  let json: unknown;
  try {
    json = JSON.parse(utf8.decode(body));
  } catch {
    return { problem: 'not-json' };
  }
  const request = sendEmailRequest(json);
  const errors =
    request instanceof type.errors ? request.map(contractError) : [...unsafeTexts(request)];
  if (errors.length > 0) return { problem: 'invalid-request', errors };
  return request as SendEmailRequest;
}

const known = new Set(['to', 'subject', 'html', 'name']);

function contractError({ path, expected }: { path: readonly unknown[]; expected: string }) {
  if (path.length === 0) return { key: '', detail: 'The body must be an object.' };
  const key = String(path[0]);
  return known.has(key)
    ? { key, detail: `must be ${expected}` }
    : { key: '', detail: 'There is a key other than to, subject, html and name.' };
}

/** Far more tags than our mails have. The parser's time grows with the square of this number. */
const mostTags = 2_000;

function* unsafeTexts(request: SendEmailRequest): Iterable<ContractError> {
  if (request.html.split('<').length > mostTags) {
    yield { key: 'html', detail: `must have fewer than ${mostTags} tags` };
  }
  for (const [key, value] of Object.entries(request)) {
    if (!value.isWellFormed()) yield { key, detail: 'must be well-formed Unicode' };
    if (key !== 'html' && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) {
      yield { key, detail: 'must be one line without control characters' };
    }
  }
}

/** A hash that only this service can compute, so that stored hashes can't be reversed by guessing. */
type KeyedHash = (value: string | Buffer) => string;

/** @param secret shared by instances; a random one by default. */
export function createKeyedHash(secret: string | undefined): KeyedHash {
  const key = createSecretKey(secret === undefined ? randomBytes(32) : Buffer.from(secret));
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}

/** The local part of the Message-ID that belongs to an Idempotency-Key, the same on every instance. */
function fixedId(idempotencyKey: string): string {
  return hash('sha256', `milepost-mail ${idempotencyKey}`).slice(0, 40);
}
