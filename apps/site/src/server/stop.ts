import type { Server, ServerResponse } from 'node:http';

/**
 * Lets a server stop: it takes no new connection, and ends once it has answered what it was asked. A
 * connection that has asked for nothing, as browsers open them ahead, does not hold it up.
 *
 * @param withinMs after which what is still under way is cut off.
 */
export function createStop(server: Server, withinMs: number): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isStopping = false;
  const endWhenDone = () => {
    if (isStopping && answering.size === 0) server.closeAllConnections();
  };
  server.on('request', (_, response) => {
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      endWhenDone();
    });
  });
  return () =>
    new Promise((resolve) => {
      isStopping = true;
      server.close(() => resolve());
      setTimeout(() => server.closeAllConnections(), withinMs).unref();
      endWhenDone();
    });
}
