import { connect } from 'node:net';
import { answers, freePort, programs, run } from '../../../tooling/services.ts';
import { median } from './phone.ts';

/**
 * Prints, as Markdown, what the pages cost that the built site's server renders for a browser
 * without scripts, and how long others wait for one while 64 clients never finish sending theirs.
 */
const renderings = 100;
const stalled = 64;

const port = await freePort();
const { site } = programs({ site: port, mailer: 9, inbox: 9, smtp: 9, metrics: 9 });
const service = run(site);
const origin = `http://127.0.0.1:${port}`;
await answers(origin, service);

const headers = { 'Sec-Fetch-Site': 'same-origin' };
/** The pages, each with what is sent to it. */
const requests: Readonly<Record<string, () => Promise<Response>>> = {
  '/payoff with errors': () => send('/payoff', { name: 'Dana Whitfield' }),
  '/payment with errors': () => send('/payment', { accountNumber: '10045 8821' }),
  '/insurance with its receipt': () =>
    send('/insurance', {
      accountNumber: '10045 8821',
      name: 'Dana Whitfield',
      phone: '213-555-0147',
      email: 'dana@example.com',
      incidentDate: '2026-11-01',
      description: 'A tree fell on the hood.',
    }),
  "/ with the calculator's numbers": () => fetch(`${origin}/?scripts=off&price=30000&down=6000`),
};

const rows: string[][] = [];
for (const [name, request] of Object.entries(requests)) {
  const alone = await timesOf(request, renderings);
  const clients = stall();
  const beside = await timesOf(request, renderings / 10);
  for (const client of clients) client.destroy();
  rows.push([name, median(alone).toFixed(1), Math.max(...beside).toFixed(1)]);
}
await service.stop();
console.log(
  [
    `Milliseconds from the request to the end of the answer, on this machine, without a network. Alone: the median of ${renderings} (goal: 30). Beside ${stalled} clients that never send the rest of a form: the slowest of ${renderings / 10} (goal: 1,000).`,
    [['page', 'alone', `beside ${stalled} stalled`], ['---', '---:', '---:'], ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  ].join('\n\n'),
);

function send(path: string, form: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(form) });
}

async function timesOf(request: () => Promise<Response>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const started = performance.now();
    await (await request()).text();
    times.push(performance.now() - started);
  }
  return times;
}

/** Opens clients that send the start of a form, from four addresses. */
function stall() {
  return Array.from({ length: stalled }, (_, index) => {
    const localAddress = `127.0.0.${2 + (index % 4)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.write(
      'POST /payoff HTTP/1.1\r\nHost: site\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\na=',
    );
    return socket;
  });
}
