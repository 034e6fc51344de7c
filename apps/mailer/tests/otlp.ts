import protobuf from 'protobufjs';

/** A span as a collector gets it. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status?: { readonly code?: number };
  readonly attributes: Attributes;
}
type Attributes = Readonly<Record<string, unknown>>;

/** What the tests read of OTLP (opentelemetry-proto 1.10, trace_service.proto and the files it imports). */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message Request { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    int32 kind = 6;
    fixed64 start_time_unix_nano = 7;
    fixed64 end_time_unix_nano = 8;
    repeated KeyValue attributes = 9;
    Status status = 15;
  }
  message Status { int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
  }
`);
const request = root.lookupType('Request');

interface KeyValue {
  readonly key: string;
  readonly value: object;
}
const attributesOf = (attributes: readonly KeyValue[]): Attributes =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

type Written<Type> = Omit<Type, 'attributes'> & { readonly attributes: readonly KeyValue[] };
interface Request {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly Written<Span>[] }[];
  }[];
}

/** The resource and the spans of a request to a collector. */
export function readOtlp(body: Buffer) {
  const { resourceSpans } = request.toObject(request.decode(body), {
    ...{ longs: String, bytes: String, arrays: true },
  }) as Request;
  return resourceSpans.map(({ resource, scopeSpans }) => ({
    resource: attributesOf(resource.attributes),
    spans: scopeSpans
      .flatMap(({ spans }) => spans)
      .map(
        (span): Span => ({
          ...span,
          traceId: hex(span.traceId),
          spanId: hex(span.spanId),
          parentSpanId: hex(span.parentSpanId),
          attributes: attributesOf(span.attributes),
        }),
      ),
  }));
}
