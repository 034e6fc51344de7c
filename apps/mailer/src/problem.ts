/** Every way in which a request can fail: its status and what it means. The slug ends the stable `type`. */
export const problems = {
  'not-json': [400, 'The body is not JSON in UTF-8.'],
  'invalid-request': [400, 'The request does not keep the contract; `errors` says where.'],
  'origin-not-allowed': [403, 'Pages of this origin may not send.'],
  'recipient-not-allowed': [403, 'This service does not send to that address.'],
  'unknown-mail': [403, 'This is no mail of one of our forms.'],
  'form-not-mailed': [403, 'This form is not mailed here; see the setting `MAILED_FORMS`.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address takes other methods; see `Allow`.'],
  'request-timeout': [408, 'The body did not arrive in time.'],
  'in-flight': [409, 'A request with this Idempotency-Key is under way. Ask again for its result.'],
  'too-large': [413, 'The body is too large.'],
  'unsupported-media-type': [415, 'Send JSON: application/json in UTF-8, not compressed.'],
  'key-reused': [422, 'This Idempotency-Key was used with another body.'],
  'too-many-requests': [429, 'Too many requests. Ask again later.'],
  internal: [500, 'Something went wrong here. The mail may not have been sent.'],
  'smtp-refused': [502, 'The SMTP server refused the mail for good. It was not sent.'],
  'smtp-unavailable': [503, 'The SMTP server is away or busy. The mail was not sent.'],
  busy: [503, 'Too many requests are waiting. The mail was not sent.'],
  'shared-state-away': [503, 'What instances share is away. The mail was not sent.'],
  'staff-key-ended': [503, 'No key of the staff is good any more. The mail was not sent.'],
  'signing-key-ended': [
    503,
    'The key that signs mails has ended; see the setting `PGP_SIGNING_KEY_FILE`. The mail was not sent.',
  ],
  stopping: [503, 'This instance is stopping. The mail was not sent.'],
  'smtp-timeout': [504, 'The SMTP server did not take the mail in time. It was not sent.'],
  'in-doubt': [
    504,
    'The SMTP server has the mail but did not confirm it in time. Ask again with the same Idempotency-Key.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemSlug = keyof typeof problems;

/** What in the request broke the contract. Unknown keys are not repeated. */
export interface ContractError {
  readonly key: string;
  readonly detail: string;
}

export interface ProblemExtras {
  readonly errors?: readonly ContractError[];
  /** Seconds after which the client may try again. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The stable identifier of a problem: a name, not an address. */
export const problemType = (slug: ProblemSlug) => `urn:milepost:problem:${slug}`;

/** An answer as RFC 9457 has it. It holds nothing that the client sent. */
export function problem(slug: ProblemSlug, { errors, retryAfter, headers }: ProblemExtras = {}) {
  const [status, title] = problems[slug];
  return new Response(
    JSON.stringify({ type: problemType(slug), title, status, ...(errors && { errors }) }),
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
        ...headers,
      },
    },
  );
}
