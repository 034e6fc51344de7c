import { type } from 'arktype';
import {
  hasExpired,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
  parseExpiry,
} from '../../input/bank.ts';
import { brandOf, securityCodeLength } from '../../input/card.ts';
import { digitsOf, parseDigits } from '../../input/digits.ts';
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
} from '../rules.ts';
import {
  paymentLimits as limits,
  type PaymentField,
  paymentAmountRange,
  paymentFields,
  paymentMethods,
  readPaymentAmount,
} from './fields.ts';

/** The schema of the answers that each method asks for. */
export const anyPayment = type({
  '+': 'delete',
  accountNumber: text(
    isRequired('Account number'),
    isAtLeast(5, 'Account number is required'),
    isAtMost(20, 'Account number'),
  ),
  amount: dollars('Payment amount', paymentAmountRange),
  paymentMethod: oneOf(paymentMethods, 'Payment method'),
});

const hasDigitsOnly = (typed: string) => parseDigits(typed) !== undefined;

/** A card number as typed, or without its spaces and dashes if it is too long with them. */
const shortCardNumber = (typed: string): string =>
  typed.length > limits.cardNumber.maxLength ? digitsOf(typed) : typed;

/** The schema of a payment by debit card. */
export const debitPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'debit'",
  cardNumber: text(
    isRequired('Card number'),
    rule(hasDigitsOnly, 'Card number can have digits, spaces and dashes only'),
    rule(
      (typed) => shortCardNumber(typed).length <= limits.cardNumber.maxLength,
      limits.cardNumber.tooLong,
    ),
  ).pipe(shortCardNumber),
  expiry: text(
    isRequired('Expiration date'),
    rule((typed) => parseExpiry(typed) !== undefined, limits.expiry.tooLong),
  ).pipe((typed) => parseExpiry(typed) ?? typed),
  cvv: text(isRequired('Security code'), matches(/^\d{3,4}$/, limits.cvv.tooLong)),
});

const achPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'ach'",
  routingNumber: text(
    isRequired('Routing number'),
    rule((typed) => /^\d{9}$/.test(digitsOf(typed)), 'Routing number must be 9 digits'),
  ).pipe(digitsOf),
  bankAccountNumber: text(
    isRequired('Bank account number'),
    rule(hasDigitsOnly, 'Bank account number can have digits, spaces and dashes only'),
    rule(
      (typed) => digitsOf(typed).length <= limits.bankAccountNumber.maxLength,
      limits.bankAccountNumber.tooLong,
    ),
  ).pipe(digitsOf),
});

type Answers = Readonly<Record<PaymentField, string>>;

/** A payment by debit card (expiry as `MM/YY`) or from a bank account; the amount is in dollars. */
export type Payment = typeof debitPayment.infer | typeof achPayment.infer;

/**
 * Chooses the schema of the payment method. Without a known method only the common rules are
 * checked. arktype's own union loses the messages of its branches when it runs uncompiled.
 *
 * @param debit The schema of a payment by debit card.
 */
export const paymentBy =
  <Debit>(debit: (answers: unknown) => Debit | type.errors) =>
  (answers: Omit<Answers, 'cvv'>): Debit | typeof achPayment.infer | type.errors => {
    const common = anyPayment(answers);
    if (common instanceof type.errors && 'paymentMethod' in common.byPath) return common;
    return answers.paymentMethod === 'debit' ? debit(answers) : achPayment(answers);
  };

/** The warnings about the answers that each method asks for. */
export const commonWarnings = (answers: Pick<Answers, 'accountNumber' | 'amount'>) => ({
  accountNumber:
    /^(?:\D*\d){15,16}\D*$/.test(answers.accountNumber) &&
    looksLikeCardNumber(answers.accountNumber) &&
    'This looks like a card number. Your loan account number is on your statement.',
  amount:
    (readPaymentAmount(answers.amount) ?? 0) > 5_000 &&
    'This is more than $5,000. Please check it.',
});

/** The warnings about a payment, for the fields of its method. */
export const paymentWarnings = (answers: Answers, today: Date) => ({
  ...commonWarnings(answers),
  ...(answers.paymentMethod === 'debit' ? cardWarnings(answers, today) : bankWarnings(answers)),
});

/**
 * The rules of a payment: an account, an amount in dollars, and only the fields of its method.
 * Every answer is cleaned. Amount and expiry are converted, and bank numbers are reduced to digits.
 */
export const paymentRules = defineRules(paymentFields, paymentBy(debitPayment), paymentWarnings);

/** The longest usual validity of a card, in years. */
const longestLife = 20;

function cardWarnings({ cardNumber, expiry, cvv }: Answers, today: Date) {
  const brand = brandOf(cardNumber);
  const lastYear = 2000 + Number(parseExpiry(expiry)?.slice(3));
  return {
    cardNumber:
      !looksLikeCardNumber(cardNumber) && 'This card number does not look right. Please check it.',
    expiry:
      (hasExpired(expiry, today) && 'This date has passed. Please check it against your card.') ||
      (lastYear > today.getFullYear() + longestLife &&
        `Cards are rarely good for more than ${longestLife} years. Please check the year.`),
    cvv:
      brand !== undefined &&
      cvv.length !== securityCodeLength(brand) &&
      `${brand} cards have a ${securityCodeLength(brand)}-digit code.`,
  };
}

/** Numbers on example checks. */
const sampleRoutingNumbers = ['123456789', '000000000'];

function bankWarnings({ routingNumber, bankAccountNumber }: Answers) {
  const [routing, account] = [digitsOf(routingNumber), digitsOf(bankAccountNumber)];
  return {
    routingNumber:
      (sampleRoutingNumbers.includes(routing) &&
        'This is the sample number that is printed on many example checks.') ||
      (!looksLikeRoutingNumber(routing) &&
        'This routing number does not look right. Please check it.'),
    bankAccountNumber:
      (account === routing &&
        'Your routing number and your bank account number are the same. Please check them.') ||
      (account.length < 4 &&
        'Bank account numbers are rarely shorter than 4 digits. Please check it.'),
  };
}
