import { englishPermissionText } from '../../content/ach-permission.ts';
import { free, from } from '../../en/fees.ts';
import { listLanguage } from '../../en/language.ts';
import { fee } from '../../en/payment-cost.ts';
import { fields, methods } from '../../en/payment-form.ts';
import { freeIn, freeInSomeStates, stateNames } from '../../en/states.ts';
import { company } from '../../facts/company.ts';
import { localDate } from '../../input/date.ts';
import { choice, mailHtml, money, rowsOf, text, time } from '../../mail/html.ts';
import type { Mail } from '../../mail/index.ts';
import type { Cost } from '../../tools/fee-finder.ts';
import { feeRow } from '../../tools/payment-summary.ts';
import { paymentFields } from './fields.ts';
import type { Payment } from './rules.ts';

type WithoutCode<Value> = Value extends Payment ? Omit<Value, 'cvv'> & { cvv?: never } : never;

/**
 * A payment that may be emailed. It has no security code: PCI DSS 4.0.1 (3.3.1) forbids storing it,
 * so it never leaves the browser.
 */
export type MailablePayment = WithoutCode<Payment>;

/** Removes the security code, if there is one. */
export function withoutSecurityCode(payment: Payment | MailablePayment): MailablePayment {
  if (payment.paymentMethod === 'ach') return payment;
  const { cvv: _, ...mailable } = payment;
  return mailable;
}

/**
 * Creates the email of a payment. Below the table it states what the visitor saw and agreed to: the
 * fee and, for a payment from a bank account, the permission to debit it with its time (proof of
 * authorization, Nacha Operating Rules 2.3.2).
 *
 * @param shown The cost of a card payment in the visitor's state, as the page showed it.
 */
export const paymentMail = (
  value: MailablePayment,
  at: Date,
  shown?: Cost,
): ReturnType<Mail<MailablePayment>> => {
  const subject = 'New Payment Submission';
  const shownFee = text(`Fee shown to the customer: ${feeShown(value.paymentMethod, shown)}`);
  const given = [
    text('Permission given online on '),
    time(at),
    text(`: ${englishPermissionText({ ...value, on: localDate(at) })}`),
  ];
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(paymentFields, fields, {
        accountNumber: text(value.accountNumber),
        amount: money(value.amount),
        paymentMethod: choice(methods, value.paymentMethod),
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
      value.paymentMethod === 'ach' ? [[shownFee], given] : [[shownFee]],
    ),
  };
};

const english = {
  label: fee,
  fees: { free, from },
  states: { freeIn, freeInSomeStates, stateNames, listLanguage },
};

/** The fee in English, whatever language the page showed it in. */
function feeShown(method: Payment['paymentMethod'], shown: Cost | undefined): string {
  const { value, note } = feeRow(method, shown, english);
  return note ? `${value}. ${note}` : `${value}.`;
}
