import { type } from 'arktype';
import {
  hasExpired,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
  parseExpiry,
} from '../input/bank.ts';
import { paymentAmountRange, paymentFields, paymentMethods } from './payment.ts';
import {
  defineRules,
  dollars,
  isAtLeast,
  isAtMost,
  isRequired,
  matches,
  oneOf,
  rule,
  text,
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
    isRequired('Expiration date'),
    rule(
      (typed) => parseExpiry(typed) !== undefined,
      'Expiration date must be a month and a year, like 08/27',
    ),
  ).pipe((typed) => parseExpiry(typed) ?? typed),
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

const payment = debitPayment.or(achPayment);

/** A payment by debit card (expiry as `MM/YY`) or from a bank account; the amount is in dollars. */
export type Payment = typeof payment.infer;

/** Without a known method no method's own fields are asked for, so the common rules speak alone. */
const asFarAsAsked = (answers: unknown): Payment | type.errors => {
  const common = anyPayment(answers);
  return common instanceof type.errors && 'paymentMethod' in common.byPath
    ? common
    : payment(answers);
};

/**
 * What a payment must hold: an account, an amount in dollars, and the fields of its method alone.
 * Every answer is trimmed, amount and expiry are converted.
 */
export const paymentRules = defineRules(
  paymentFields,
  asFarAsAsked,
  ({ paymentMethod, cardNumber, expiry, routingNumber }, today) =>
    paymentMethod === 'debit'
      ? {
          cardNumber:
            !looksLikeCardNumber(cardNumber) &&
            'This card number does not look right. Please check it.',
          expiry:
            hasExpired(expiry, today) && 'This date has passed. Please check it against your card.',
        }
      : {
          routingNumber:
            !looksLikeRoutingNumber(routingNumber) &&
            'This routing number does not look right. Please check it.',
        },
);
