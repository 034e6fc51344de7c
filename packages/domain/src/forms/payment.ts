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
  isAtLeast,
  isAtMost,
  isRequired,
  matches,
  oneOf,
  rule,
  text,
  validate,
} from './rules.ts';

const anyPayment = type({
  '+': 'delete',
  accountNumber: text(isAtLeast(5, 'Account number is required'), isAtMost(20, 'Account number')),
  amount: dollars('Payment amount', paymentAmountRange),
  paymentMethod: oneOf(paymentMethods, 'Payment method'),
});

const debitPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'debit'",
  cardNumber: text(
    isRequired('Card number'),
    matches(/^[\d ]+$/, 'Card number can have digits and spaces only'),
    isAtMost(19, 'Card number'),
  ),
  expiry: text(
    isRequired('Expiry date'),
    rule(isExpiry, 'Expiry date must be a month and a year, like 08/27'),
  ),
  cvv: text(
    isRequired('Security code'),
    matches(/^\d{3,4}$/, 'Security code must be 3 or 4 digits'),
  ),
});

const achPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'ach'",
  routingNumber: text(
    isRequired('Routing number'),
    matches(/^\d{9}$/, 'Routing number must be 9 digits'),
  ),
  bankAccountNumber: text(
    isRequired('Bank account number'),
    matches(/^\d+$/, 'Bank account number can have digits only'),
    rule((digits) => digits.length <= 17, 'Bank account number must be 17 digits or fewer'),
  ),
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
