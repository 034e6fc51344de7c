import { randomUUID } from 'node:crypto';
import type { Ending, Submission } from './send-email.ts';

/** A position in a trace (W3C Trace Context). */
export interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  /** Two hexadecimal digits; `01` for a trace that the caller records. */
  readonly flags: string;
}

/** Our own part of a trace. */
export interface Trace extends SpanContext {
  /** Records the call once it has ended. Missing without a collector. */
  readonly record?: (call: TracedCall) => void;
}

/** What a trace records of a call: nothing from the form, and nothing about the sender. */
export interface TracedCall extends Pick<Submission, 'form' | 'submissionId' | 'messageId'> {
  readonly requestId: string;
  /** When the answer was made, in `performance.now()`'s milliseconds. */
  readonly answeredAt: number;
  readonly status: number;
  readonly result: string;
  /** When the delivery began, in the same way, and how it ended, where there was one. */
  readonly deliveryAt: number | undefined;
  readonly end: Ending | undefined;
}

/** Continues the caller's trace, or starts one if its `traceparent` is missing or malformed. */
export type BeginTrace = (traceparent: string | undefined) => Trace;

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** The caller's position in its trace; `undefined` if the header is missing or malformed. */
export function callerOf(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = traceparent.exec(header ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

/**
 * 32 random hexadecimal digits, never all zeros. `randomUUID` buffers random bytes and is faster
 * than `randomBytes`.
 */
const randomDigits = () => randomUUID().replaceAll('-', '');

/** Traces without a collector: only their ids are used, in the log and in the response. */
export const beginTrace: BeginTrace = (header) => {
  const { traceId, flags } = callerOf(header) ?? {};
  return {
    traceId: traceId ?? randomDigits(),
    spanId: randomDigits().slice(16),
    flags: flags ?? '00',
  };
};

/** The header by which the next service continues a trace. */
export const traceparentOf = ({ traceId, spanId, flags }: SpanContext) =>
  `00-${traceId}-${spanId}-${flags}`;

const uuid = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * The request id of a caller where it is a UUID, with dashes or without; otherwise a new one. Any other
 * text could be about someone, and it goes into the log.
 */
export const requestIdOf = (header: string | undefined): string =>
  header !== undefined && uuid.test(header) ? header : randomUUID();
