import { company } from '../facts/company.ts';
import type { Payment } from '../forms/payment.rules.ts';
import { paymentFields, paymentMethods } from '../forms/payment.ts';
import { formatMoney } from '../input/format.ts';
import { choice, mailHtml, rowsOf, text } from './html.ts';
import type { Mail } from './index.ts';

type WithoutCode<Value> = Value extends Payment ? Omit<Value, 'cvv'> & { cvv?: never } : never;

/**
 * A payment that may be mailed. The security code can't be in it: PCI DSS 4.0.1 (3.3.1) lets nobody
 * keep it, so it never leaves the browser.
 */
export type MailablePayment = WithoutCode<Payment>;

/** Leaves the security code behind. */
export function withoutSecurityCode(payment: Payment): MailablePayment {
  if (payment.paymentMethod === 'ach') return payment;
  const { cvv: _, ...mailable } = payment;
  return mailable;
}

/** The mail that a payment becomes. */
export const paymentMail: Mail<MailablePayment> = (value) => {
  const subject = 'New Payment Submission';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(paymentFields, {
        accountNumber: text(value.accountNumber),
        amount: text(formatMoney(value.amount)),
        paymentMethod: choice(paymentMethods, value.paymentMethod),
        cvv: null,
        ...(value.paymentMethod === 'debit'
          ? {
              cardNumber: text(value.cardNumber),
              expiry: text(value.expiry),
              routingNumber: null,
              bankAccountNumber: null,
            }
          : {
              cardNumber: null,
              expiry: null,
              routingNumber: text(value.routingNumber),
              bankAccountNumber: text(value.bankAccountNumber),
            }),
      }),
    ),
  };
};
