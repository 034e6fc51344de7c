import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { payoffMail } from '@milepost/domain/mail/payoff';
import { expect, onTestFinished, test } from 'vitest';
import { readOtlp } from './otlp.ts';
import { type Env, postTo, runSmtp, shortReply, spawnMailer, until } from './running.ts';

/** Span kinds of OTLP. */
const [server, client] = [2, 3];

/** An OpenTelemetry collector that records its input; `hangs` never answers. */
async function runCollector({ hangs = false } = {}) {
  const requests: { path: string | undefined; type: string | undefined; body: Buffer }[] = [];
  const http = createServer(async (request, response) => {
    const { url: path, headers } = request;
    requests.push({ path, type: headers['content-type'], body: await buffer(request) });
    if (!hangs) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  const resources = () => requests.flatMap(({ body }) => readOtlp(body));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests,
    resource: () => resources()[0]?.resource,
    spans: () => resources().flatMap(({ spans }) => spans),
  };
}

/** Prints each module that the mailer loads. */
const sayModules = `--import=data:text/javascript,${encodeURIComponent(
  'import{registerHooks}from"node:module";registerHooks({load(url,context,next){console.error(url);return next(url,context)}})',
)}`;
const soon = { OTEL_BSP_SCHEDULE_DELAY: '50' };

const canaries = { account: '99887766', name: 'Canary Whitfield', email: 'canary@a.example' };
const real = payoffMail({ ...canaries, ssn: '0123', payoffDate: '2026-12-04' }, new Date());
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const requestId = randomUUID();
const ids = { 'x-request-id': requestId, traceparent: `00-${traceId}-${parent}-01` };

async function runTraced(env: Env = {}) {
  const [smtp, collector] = [await runSmtp(), await runCollector()];
  const mailer = await spawnMailer({
    SMTP_PORT: String(smtp.port),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...soon,
    ...env,
  });
  return { smtp, collector, ...mailer };
}

test('OpenTelemetry’s SDK is not loaded without a collector', async () => {
  const { collector, url, output, child, exited } = await runTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    NODE_OPTIONS: sayModules,
  });
  expect((await postTo(url, real, ids)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(output()).toContain('/pino/');
  // prom-client brings the API, which does nothing by itself.
  expect(output()).not.toMatch(/@opentelemetry\/(?!api\/)/);
  expect(collector.requests).toEqual([]);
});

test('With a collector each submission is a span of the caller’s trace, with its delivery as a child', async () => {
  const { collector, url, output } = await runTraced({
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const answer = await postTo(url, real, ids);
  await until(() => collector.spans().length === 2);
  const spans = collector.spans();
  const call = spans.find(({ kind }) => kind === server);
  const delivery = spans.find(({ kind }) => kind === client);

  expect(call).toMatchObject({ traceId, parentSpanId: parent });
  expect(delivery).toMatchObject({ traceId, parentSpanId: call?.spanId });
  expect(answer.headers.get('traceparent')).toBe(`00-${traceId}-${call?.spanId}-01`);
  await until(() => output().includes(`"traceId":"${traceId}"`));
  expect(call?.attributes).toMatchObject({
    'http.response.status_code': '200',
    'milepost.form': 'payoff',
    'milepost.request_id': requestId,
    'milepost.message_id': answer.json.id,
    'milepost.result': 'sent',
  });
  expect(delivery?.attributes).toMatchObject({ 'milepost.outcome': 'accepted' });
  const times = [
    call?.startTimeUnixNano,
    delivery?.startTimeUnixNano,
    delivery?.endTimeUnixNano,
  ].map((time) => BigInt(time ?? 0));
  expect(times).toEqual(times.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(Math.abs(Number(times[0]) / 1e6 - Date.now())).toBeLessThan(60_000);

  expect(collector.requests[0]?.path).toBe('/v1/traces');
  expect(collector.resource()).toMatchObject({
    'service.name': 'milepost-mailer',
    'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'service.instance.id': expect.stringMatching(/.-\d+$/),
    'deployment.environment.name': 'test',
  });
});

test('A late outcome, or a failure with its cause, is in the span of the delivery', async () => {
  const { smtp, collector, url } = await runTraced({ ...shortReply, REPLY_MS: '30000' });
  smtp.behave({ at: 'dot', slowMs: 3_000 });
  expect((await postTo(url, real, ids)).status).toBe(504);
  smtp.behave({ at: 'dot', does: '554 no' });
  expect((await postTo(url, real, ids)).status).toBe(502);
  expect((await postTo(url, {}, ids)).status).toBe(400);
  await until(() => collector.spans().length === 5);
  const of = (spanKind: number | undefined) =>
    new Map(
      collector
        .spans()
        .filter(({ kind }) => kind === spanKind)
        .map(({ attributes, status }) => [
          attributes['milepost.outcome'] ?? attributes['milepost.result'],
          [status?.code ?? 0, attributes['error.type']],
        ]),
    );
  expect(of(server)).toEqual(
    new Map([
      ['in-doubt', [2, 'in-doubt']],
      ['smtp-refused', [2, 'smtp-refused']],
      ['invalid-request', [0, undefined]],
    ]),
  );
  expect(of(client)).toEqual(
    new Map([
      ['accepted', [0, undefined]],
      ['refused', [2, 'refused']],
    ]),
  );
});

test('No typed text, address or client is in a span', async () => {
  const { collector, url } = await runTraced();
  const headers = { ...ids, 'x-forwarded-for': '203.0.113.77', 'user-agent': 'canary-agent' };
  await postTo(url, real, { ...headers, 'idempotency-key': 'canary-key' });
  await postTo(url, { ...real, to: 'canary-to@private.example' }, headers);
  await until(() => collector.spans().length === 3);
  const all = collector.requests.map(({ body }) => String(body)).join();
  for (const canary of [...Object.values(canaries), /canary/i, '203.0.113.77', real.to]) {
    expect(all).not.toMatch(canary);
  }
});

test('A trace that its caller does not record is not recorded here either, and its ids are passed on', async () => {
  const { collector, url } = await runTraced();
  const answer = await postTo(url, real, { traceparent: `00-${traceId}-${parent}-00` });
  expect(answer.headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
  await postTo(url, real, ids);
  await until(() => collector.spans().length > 0);
  expect(collector.spans().map(({ parentSpanId }) => parentSpanId)).toContain(parent);
  expect(collector.spans()).toHaveLength(2);
});

test('OTEL_SERVICE_NAME replaces the name of the service', async () => {
  const { collector, url } = await runTraced({ OTEL_SERVICE_NAME: 'staff-mail' });
  await postTo(url, real, ids);
  await until(() => collector.requests.length > 0);
  expect(collector.requests[0]?.type).toBe('application/x-protobuf');
  expect(collector.resource()).toMatchObject({ 'service.name': 'staff-mail' });
});

test('Remaining spans are sent at the stop', async () => {
  const { collector, url, child, exited } = await runTraced({ OTEL_BSP_SCHEDULE_DELAY: '600000' });
  await postTo(url, real, ids);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(collector.spans()).toHaveLength(2);
});

test('A collector that hangs or is down loses no mail and does not delay the stop', async () => {
  const hanging = await runCollector({ hangs: true });
  for (const OTEL_EXPORTER_OTLP_ENDPOINT of [hanging.url, 'http://127.0.0.1:1']) {
    const { url, child, exited } = await runTraced({ OTEL_EXPORTER_OTLP_ENDPOINT });
    expect((await postTo(url, real, ids)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  }
  expect(hanging.requests).not.toEqual([]);
});
