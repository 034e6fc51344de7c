import type { Server, ServerResponse } from 'node:http';

/**
 * Stops a server gracefully: it accepts no new connection, and closes once every request has its
 * response. Idle connections, as browsers open them ahead, do not delay it.
 *
 * @param withinMs The time after which unfinished requests are cut off.
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
