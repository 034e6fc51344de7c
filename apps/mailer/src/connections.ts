import type { Server } from 'node:http';
import { clientKey, peerOf } from './clients.ts';
import type { Config } from './config.ts';

/** The share of all connections that one address may have, unless it is a trusted proxy. */
const share = 1 / 8;

/** Limits the open connections in total and per address, so that no client can take them all. */
export function limitConnections(server: Server, config: Config): void {
  server.maxConnections = config.MAX_CONNECTIONS;
  const most = Math.max(1, Math.floor(config.MAX_CONNECTIONS * share));
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { address, isTrustedProxy } = peerOf(socket, config.TRUSTED_PROXIES);
    if (isTrustedProxy) return;
    const key = clientKey(address);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
    if (count > most) socket.destroy();
  });
}
