import type { FormId } from '@milepost/domain/forms';
import type { HostedPayment } from '@milepost/domain/forms/hosted-payment';
import type { Sent } from '@milepost/domain/forms/receipt';
import { type Answers, attemptFor, forgetAttempt } from './attempt.ts';
import { startPayment } from './startPayment.ts';

export { send } from './send.ts';

/**
 * Starts a payment at the payment service, and follows its answer. A retry of the same answers has
 * the same idempotency key, also after a redirect: the service can recognize a payment that the
 * visitor has already made.
 *
 * @returns The service's reference. Undefined if the visitor was redirected and has come back:
 * nobody here can tell whether they paid.
 * @throws Error if the service did not start a payment, or if its answer is invalid.
 */
export async function start(
  form: FormId,
  answers: Answers,
  payment: HostedPayment,
): Promise<Sent | undefined> {
  const at = new Date();
  const { key } = attemptFor(form, answers, at);
  const { redirect, reference } = Object(await startPayment(payment, key));
  if (isPaymentPage(redirect)) return visit(redirect);
  if (redirect === undefined && isReference(reference)) {
    forgetAttempt(form);
    return { at, reference };
  }
  throw new Error('The payment service answered with neither a page to pay on nor a reference.');
}

/** Whether this is the address of a page of the service or of this site, as safe as they are. */
function isPaymentPage(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  const service = new URL(import.meta.env.PAYMENT_SERVICE ?? '').origin;
  // A blob has the origin of its page. An origin with http is this machine's.
  return /^https?:$/.test(protocol) && [service, location.origin].includes(origin);
}

const isReference = (reference: unknown): reference is string =>
  typeof reference === 'string' && /^[!-~]{1,64}$/.test(reference);

/** How long a browser may take to leave for another page, in milliseconds. */
const leaveTimeout = 30_000;

/**
 * Leads the browser to another page. Resolves if the visitor comes back to this one as it was left.
 *
 * @throws Error if the browser does not leave.
 */
const visit = (address: string) =>
  new Promise<undefined>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${address} did not open.`)), leaveTimeout);
    addEventListener('pagehide', () => clearTimeout(timer), { once: true });
    addEventListener('pageshow', () => resolve(undefined), { once: true });
    location.assign(address);
  });
