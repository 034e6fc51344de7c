import { type } from 'arktype';
import {
  hasExpired,
  isExpiry,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
} from '../input/bank.ts';
import type { Issue, Validated } from './form.ts';
import {
  type PaymentField,
  paymentAmountRange,
  paymentForm,
  paymentMethods,
} from './payment.fields.ts';
import {
  answersOf,
  dollars,
  isAtMost,
  isRequired,
  oneOf,
  rule,
  trimmed,
  validate,
} from './rules.ts';

const anyPayment = type({
  '+': 'delete',
  accountNumber: trimmed
    .narrow(rule((text) => text.length >= 5, 'Account number is required'))
    .narrow(isAtMost(20, 'Account number')),
  amount: dollars('Payment amount', paymentAmountRange),
  paymentMethod: oneOf(paymentMethods, 'Payment method'),
});

const debitPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'debit'",
  cardNumber: trimmed
    .narrow(isRequired('Card number'))
    .narrow(rule((text) => /^[\d ]+$/.test(text), 'Card number can have digits and spaces only'))
    .narrow(isAtMost(19, 'Card number')),
  expiry: trimmed
    .narrow(isRequired('Expiry date'))
    .narrow(rule(isExpiry, 'Expiry date must be a month and a year, like 08/27')),
  cvv: trimmed
    .narrow(isRequired('Security code'))
    .narrow(rule((text) => /^\d{3,4}$/.test(text), 'Security code must be 3 or 4 digits')),
});

const achPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'ach'",
  routingNumber: trimmed
    .narrow(isRequired('Routing number'))
    .narrow(rule((text) => /^\d{9}$/.test(text), 'Routing number must be 9 digits')),
  bankAccountNumber: trimmed
    .narrow(isRequired('Bank account number'))
    .narrow(rule((text) => /^\d+$/.test(text), 'Bank account number can have digits only'))
    .narrow(isAtMost(17, 'Bank account number')),
});

/**
 * What a payment must hold: an account, an amount in dollars, and the fields of its method alone.
 * It trims every answer and converts the amount.
 */
export const payment = debitPayment.or(achPayment);

/** A payment by debit card or from a bank account. */
export type Payment = typeof payment.infer;

/** Without a known method no method's own fields are asked for, so the common rules speak alone. */
const asFarAsAsked = (answers: unknown) => {
  const common = anyPayment(answers);
  const hasMethod = !(common instanceof type.errors && 'paymentMethod' in common.byPath);
  return hasMethod ? payment(answers) : common;
};

/** Answers the clean payment, or each broken rule in the order of the form. Never throws. */
export function validatePayment(input: unknown): Validated<Payment, PaymentField> {
  return validate(paymentForm, asFarAsAsked, input);
}

/** What the visitor may want to check again; a warning never blocks. */
export function paymentWarnings(input: unknown, today: Date): Issue<PaymentField>[] {
  const { paymentMethod, cardNumber, expiry, routingNumber } = answersOf(paymentForm, input);
  const doubts: Issue<PaymentField>[] = [];
  if (paymentMethod === 'debit' && !looksLikeCardNumber(cardNumber)) {
    doubts.push({
      field: 'cardNumber',
      message: 'This card number does not look right. Please check it.',
    });
  }
  if (paymentMethod === 'debit' && hasExpired(expiry.trim(), today)) {
    doubts.push({
      field: 'expiry',
      message: 'This date has passed. Please check it against your card.',
    });
  }
  if (paymentMethod === 'ach' && !looksLikeRoutingNumber(routingNumber)) {
    doubts.push({
      field: 'routingNumber',
      message: 'This routing number does not look right. Please check it.',
    });
  }
  const result = validatePayment(input);
  const broken = result.ok ? [] : result.issues.map(({ field }) => field);
  return doubts.filter(({ field }) => !broken.includes(field));
}
