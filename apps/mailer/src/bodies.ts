import type { IncomingMessage } from 'node:http';
import type { Failure } from './send-email.ts';

/** Reads the body of a client's request; resolves to a problem when there is no room, or it is too large or late. */
export type ReadBody = (incoming: IncomingMessage, client: string) => Promise<Buffer | Failure>;

/** The largest body of a request, in bytes. The contract's longest texts fit, escaped, with room to spare. */
export const bodyLimit = 131_072;
/** All bodies that are arriving may hold this many times the largest one, those of one client this many. */
const largestInAll = 64;
const largestOfClient = 8;
/** As many bodies of one client may be arriving at once. */
const bodiesOfClient = 64;

interface Arriving {
  size: number;
  readonly refuse: () => void;
}

/**
 * Reads bodies with a limit on size and time for each, and on memory for each client and in total.
 * Over a memory limit, the largest body in progress is dropped, and of equal ones the oldest.
 * Clients that stall or flood are refused, but clients that arrive meanwhile are not.
 *
 * @param withinMs time in which a body has to arrive.
 */
export function createBodyReader(withinMs: number): ReadBody {
  /** Oldest first. */
  const arriving = new Set<Arriving>();
  const byClient = new Map<string, Set<Arriving>>();
  let held = 0;

  const keepBounds = (own: ReadonlySet<Arriving>) => {
    while (own.size > bodiesOfClient || sizeOf(own) > bodyLimit * largestOfClient) {
      largestOf(own)?.refuse();
    }
    while (held > bodyLimit * largestInAll) largestOf(arriving)?.refuse();
  };

  return (incoming, client) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      const own = byClient.get(client) ?? new Set();
      const finish = (result: Buffer | Failure) => {
        clearTimeout(timer);
        held -= body.size;
        arriving.delete(body);
        own.delete(body);
        if (own.size === 0) byClient.delete(client);
        // A listener that stays would keep the body in memory as long as the request waits.
        incoming.off('data', onData).off('end', onEnd).off('close', onLost).off('error', onLost);
        if (!Buffer.isBuffer(result)) incoming.pause();
        resolve(result);
      };
      const body: Arriving = {
        size: 0,
        refuse: () => finish({ problem: 'busy', retryAfter: 2 }),
      };
      const onData = (chunk: Buffer) => {
        body.size += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
        if (body.size > bodyLimit) finish({ problem: 'too-large' });
        else keepBounds(own);
      };
      const onEnd = () =>
        finish(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
      const onLost = () => finish({ problem: 'request-timeout' });
      const timer = setTimeout(onLost, withinMs);

      arriving.add(body);
      own.add(body);
      byClient.set(client, own);
      incoming.on('data', onData).on('end', onEnd).on('close', onLost).on('error', onLost);
      keepBounds(own);
    });
}

const sizeOf = (bodies: Iterable<Arriving>) => {
  let size = 0;
  for (const body of bodies) size += body.size;
  return size;
};

function largestOf(bodies: Iterable<Arriving>): Arriving | undefined {
  let largest: Arriving | undefined;
  for (const body of bodies) if (!largest || body.size > largest.size) largest = body;
  return largest;
}
