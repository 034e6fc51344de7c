/** Ends a request with problem details (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly extras: object;

  /** The message tells the user what went wrong; `extras` are further members of the answer. */
  constructor(status: number, message: string, extras: object = {}) {
    super(message);
    this.status = status;
    this.extras = extras;
  }

  response() {
    const { status, message, extras } = this;
    return new Response(JSON.stringify({ title: message, status, ...extras }), {
      status,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
  }
}
