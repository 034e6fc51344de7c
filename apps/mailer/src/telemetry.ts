import { sendEmailPath } from '@milepost/domain/mail';
import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { service } from './service.ts';
import { type BeginTrace, callerOf, type TracedCall } from './trace.ts';

export interface Telemetry {
  readonly begin: BeginTrace;
  /** Sends the remaining spans, within a second. Never rejects. */
  readonly close: () => Promise<void>;
}

/** The longest time for sending the remaining spans at the end, in milliseconds. */
const lastSendMs = 1_000;

/**
 * Sends a span of each call, and one of its delivery below it, to an OpenTelemetry collector.
 * OpenTelemetry's packages read its address, headers, sampler, batches and resource attributes from the
 * environment.
 */
export async function createTelemetry(config: Config, log: Logger): Promise<Telemetry> {
  // Errors come as JSON with their stack.
  const warn = (text: string) =>
    log.warn({ reason: /"message":"([^"]*)"/.exec(text)?.[1] ?? text }, 'OpenTelemetry');
  const silent = () => {};
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
  const own = resourceFromAttributes({
    'service.name': service.service,
    'service.version': service.version,
    'service.instance.id': service.instance,
  });
  const provider = new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer(service.service, service.version);

  const begin: BeginTrace = (header) => {
    const caller = callerOf(header);
    const span = tracer.startSpan(
      `POST ${sendEmailPath}`,
      { kind: SpanKind.SERVER },
      caller
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: caller.traceId,
            spanId: caller.spanId,
            traceFlags: Number.parseInt(caller.flags, 16),
            isRemote: true,
          })
        : ROOT_CONTEXT,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();

    const recordDelivery = ({ deliveryAt, end }: TracedCall) => {
      if (!end || deliveryAt === undefined) return;
      const delivery = tracer.startSpan(
        'deliver',
        { kind: SpanKind.CLIENT, startTime: deliveryAt },
        trace.setSpan(ROOT_CONTEXT, span),
      );
      delivery.setAttributes({
        'network.protocol.name': 'smtp',
        'server.address': config.SMTP_HOST,
        'server.port': config.SMTP_PORT,
        'milepost.outcome': end.outcome,
        ...(end.cause !== undefined && { 'error.type': end.cause }),
        ...(end.code !== undefined && { 'milepost.smtp_reply': end.code }),
      });
      if (end.outcome !== 'accepted') delivery.setStatus({ code: SpanStatusCode.ERROR });
      delivery.end();
    };
    const record = (call: TracedCall) => {
      const { requestId, submissionId, messageId, form, status, result, answeredAt } = call;
      span.setAttributes({
        'http.request.method': 'POST',
        'http.route': sendEmailPath,
        'http.response.status_code': status,
        'milepost.result': result,
        'milepost.request_id': requestId,
        ...(form !== undefined && { 'milepost.form': form }),
        ...(submissionId !== undefined && { 'milepost.submission_id': submissionId }),
        ...(messageId !== undefined && { 'milepost.message_id': messageId }),
        ...(status >= 500 && { 'error.type': result }),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      recordDelivery(call);
      span.end(answeredAt);
    };
    return { traceId, spanId, flags: traceFlags.toString(16).padStart(2, '0'), record };
  };

  return {
    begin,
    close: async () => {
      const pause = new Promise((resolve) => setTimeout(resolve, lastSendMs).unref());
      await Promise.race([provider.shutdown(), pause]).catch(({ name }: Error) => warn(name));
    },
  };
}
