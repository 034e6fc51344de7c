import type { Server } from 'node:http';
import { clientKey, isListed, parseAddress } from './address.ts';
import type { Config } from './config.ts';

/** One address that is no trusted proxy may have this part of all connections. */
const share = 1 / 8;

/** Bounds the open connections in all and for each address, so that no one can take them all. */
export function limitConnections(server: Server, config: Config): void {
  server.maxConnections = config.MAX_CONNECTIONS;
  const most = Math.max(1, Math.floor(config.MAX_CONNECTIONS * share));
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = parseAddress(socket.remoteAddress ?? '');
    if (peer && isListed(peer, config.TRUSTED_PROXIES)) return;
    const key = peer ? clientKey(peer) : '';
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
