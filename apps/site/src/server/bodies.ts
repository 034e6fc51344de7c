import type { IncomingMessage } from 'node:http';

/** Why a body was not read. */
export type Unread = 'too-large' | 'too-slow' | 'too-many';

/** Reads the whole body of a visitor's request, or returns why it did not. */
export type ReadBody = (incoming: IncomingMessage) => Promise<Buffer | Unread>;

/** The most bodies that may be arriving at once from one address, and in total. */
const mostOfAddress = 32;
const mostInAll = 512;

/**
 * Reads bodies within a size and a time each, and within limits for each address and in total. Over
 * a limit the oldest unfinished body is dropped, never the newest: a form's email arrives within
 * moments, so the oldest belongs to a stalled client, and new clients are not refused.
 *
 * @param limit The largest body, in bytes.
 * @param withinMs The longest time that a body may take to arrive.
 */
export function createBodyReader(limit: number, withinMs: number): ReadBody {
  /** The functions that drop a body, by the client's address; the oldest first. */
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
