import { randomBytes, randomUUID } from 'node:crypto';

/** Where a call stands in a trace (W3C Trace Context). */
export interface Trace {
  readonly traceId: string;
  /** Of the caller; `undefined` where the trace begins here. */
  readonly parentId: string | undefined;
  /** Our own part. */
  readonly spanId: string;
  /** Two hexadecimal digits; `01` for a trace that the caller records. */
  readonly flags: string;
}

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Goes on with the trace of a caller, or begins one where its header is missing or broken. */
export function continueTrace(header: string | undefined): Trace {
  const [, traceId, parentId, flags] = traceparent.exec(header ?? '') ?? [];
  return {
    traceId: traceId ?? randomBytes(16).toString('hex'),
    parentId,
    spanId: randomBytes(8).toString('hex'),
    flags: flags ?? '00',
  };
}

/** The header by which whoever comes next goes on with a trace. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace) =>
  `00-${traceId}-${spanId}-${flags}`;

const uuid = /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i;

/**
 * The request id of a caller where it is a UUID, with dashes or without; otherwise a new one. Any other
 * text could be about someone, and it goes into the log.
 */
export const requestIdOf = (header: string | undefined): string =>
  header !== undefined && uuid.test(header) ? header : randomUUID();
