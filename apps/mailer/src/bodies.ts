import type { IncomingMessage } from 'node:http';
import type { Failure } from './send-email.ts';

/** Reads the body of a client's request; resolves to a problem when there is no room, or it is too large or late. */
export type ReadBody = (incoming: IncomingMessage, client: string) => Promise<Buffer | Failure>;

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
 * Reads bodies within a size and a time each, and within bounds for each client and in all. Where a
 * bound is passed, the largest body under way goes, the oldest of equals, and never the newest for being
 * new: who stalls or floods is turned away, whoever comes meanwhile is not.
 *
 * @param limit bytes of the largest body.
 * @param withinMs time in which a body has to arrive.
 */
export function createBodyReader(limit: number, withinMs: number): ReadBody {
  /** Oldest first. */
  const arriving = new Set<Arriving>();
  const byClient = new Map<string, Set<Arriving>>();
  let held = 0;

  const keepBounds = (own: ReadonlySet<Arriving>) => {
    while (own.size > bodiesOfClient || sizeOf(own) > limit * largestOfClient) {
      largestOf(own)?.refuse();
    }
    while (held > limit * largestInAll) largestOf(arriving)?.refuse();
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
        // Whatever listened on would keep the body as long as the request waits.
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
        if (body.size > limit) finish({ problem: 'too-large' });
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
