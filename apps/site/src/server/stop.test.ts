import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createStop } from './stop.ts';

async function start(listener: RequestListener, withinMs = 60_000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  const stop = createStop(server, withinMs);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { stop, port, url: `http://127.0.0.1:${port}` };
}

/** Opens a connection and sends an incomplete request. */
async function openAhead(port: number, sent = '') {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
}

test.for([
  ['nothing', ''],
  ['half of a request', 'GET / HTTP/1.1\r\nHost: site\r\n'],
])('A connection that has sent %s does not delay the stop', async ([, sent]) => {
  const { stop, port } = await start((_, response) => void response.end());
  await openAhead(port, sent);
  await stop();
});

test('A pending request is answered first, and a connection opened ahead then closes', async () => {
  let answer = () => {};
  const asked = Promise.withResolvers<void>();
  const { stop, port, url } = await start((_, response) => {
    answer = () => response.end('the answer');
    asked.resolve();
  });
  await openAhead(port);
  const response = fetch(url);
  await asked.promise;
  const stopped = stop();
  await expect(fetch(url)).rejects.toThrow();
  answer();
  expect(await (await response).text()).toBe('the answer');
  await stopped;
});

test('A request without an answer delays the stop only for the given time', async () => {
  const asked = Promise.withResolvers<void>();
  const { stop, url } = await start(() => asked.resolve(), 50);
  const response = fetch(url);
  await asked.promise;
  await Promise.all([stop(), expect(response).rejects.toThrow()]);
});
