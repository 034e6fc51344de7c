import type { IncomingMessage } from 'node:http';

/** Why a body was not read. */
export type Unread = 'too-large' | 'too-slow' | 'too-many';

/** Reads the whole body of a visitor's request, or says why it did not. */
export type ReadBody = (incoming: IncomingMessage) => Promise<Buffer | Unread>;

/** As many bodies may be arriving at once from one address, and in all. */
const mostOfAddress = 32;
const mostInAll = 512;

/**
 * Reads bodies within a size and a time each, and within bounds for each address and in all. Where a
 * bound is passed the oldest body under way is given up, never the newest: a form's mail arrives in a
 * moment, so the oldest belongs to who stalls, and who comes meanwhile is not turned away.
 *
 * @param limit bytes of the largest body.
 * @param withinMs time in which a body has to arrive.
 */
export function createBodyReader(limit: number, withinMs: number): ReadBody {
  /** What gives up a body, by the address it comes from; the oldest first. */
  const arriving = new Map<() => void, string>();
  const keepBounds = (address: string) => {
    const own = [...arriving].filter(([, from]) => from === address);
    if (own.length > mostOfAddress) own[0]?.[0]();
    else if (arriving.size > mostInAll) arriving.keys().next().value?.();
  };

  return (incoming) =>
    new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = (result: Buffer | Unread) => {
        clearTimeout(timer);
        arriving.delete(giveUp);
        incoming.off('data', onData).off('end', onEnd).off('close', onLate).off('error', onLate);
        if (!Buffer.isBuffer(result)) incoming.pause();
        resolve(result);
      };
      const giveUp = () => finish('too-many');
      const onLate = () => finish('too-slow');
      const onData = (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > limit) finish('too-large');
      };
      const onEnd = () => finish(Buffer.concat(chunks));
      const timer = setTimeout(onLate, withinMs);
      const address = incoming.socket.remoteAddress ?? '';
      arriving.set(giveUp, address);
      incoming.on('data', onData).on('end', onEnd).on('close', onLate).on('error', onLate);
      keepBounds(address);
    });
}
