import type { StartPayment } from '@milepost/domain/forms/hosted-payment';
import { post } from './send.ts';

/**
 * The adapter to the payment service, for a service that takes and returns this JSON at
 * `PAYMENT_SERVICE`. Change it for a service with another protocol. Its pages call it from the
 * visitor's browser, so it must hold no secret.
 */
export const startPayment: StartPayment = async ({ accountNumber, amount }, key) => {
  const answer = await post(import.meta.env.PAYMENT_SERVICE ?? '', { accountNumber, amount }, key, {
    credentials: 'omit',
    redirect: 'error',
  });
  return answer.json();
};
