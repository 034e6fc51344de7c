import { type } from 'arktype';
import { required } from '#words/form-rules';
import { fields } from '#words/payment-form';
import * as words from '#words/payment-form-rules';
import {
  hasExpired,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
  parseExpiry,
} from '../../input/bank.ts';
import { brandOf, securityCodeLength } from '../../input/card.ts';
import { digitsOf, parseDigits } from '../../input/digits.ts';
import { formatMoney } from '../../input/format.ts';
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
    isRequired(fields.accountNumber.label),
    isAtLeast(5, required(fields.accountNumber.label)),
    isAtMost(20, fields.accountNumber.label),
  ),
  amount: dollars(fields.amount.label, paymentAmountRange),
  paymentMethod: oneOf(paymentMethods, fields.paymentMethod.label),
});

const hasDigitsOnly = (typed: string) => parseDigits(typed) !== undefined;

/** The schema of a payment by debit card. */
export const debitPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'debit'",
  cardNumber: text(
    isRequired(fields.cardNumber.label),
    rule(hasDigitsOnly, words.cardNumberDigits),
    rule(
      (typed) => digitsOf(typed).length <= limits.cardNumber.maxLength,
      limits.cardNumber.tooLong,
    ),
  ).pipe(digitsOf),
  expiry: text(
    isRequired(fields.expiry.label),
    rule((typed) => parseExpiry(typed) !== undefined, limits.expiry.tooLong),
  ).pipe((typed) => parseExpiry(typed) ?? typed),
  cvv: text(isRequired(fields.cvv.label), matches(/^\d{3,4}$/, limits.cvv.tooLong)),
});

const achPayment = anyPayment.merge({
  '+': 'delete',
  paymentMethod: "'ach'",
  routingNumber: text(
    isRequired(fields.routingNumber.label),
    rule((typed) => /^\d{9}$/.test(digitsOf(typed)), words.routingNumberDigits),
  ).pipe(digitsOf),
  bankAccountNumber: text(
    isRequired(fields.bankAccountNumber.label),
    rule(hasDigitsOnly, words.bankAccountDigits),
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

/** A payment above this amount, in dollars, gets a warning. */
const usualMaximum = 5_000;

/** The warnings about the answers that each method asks for. */
export const commonWarnings = (answers: Pick<Answers, 'accountNumber' | 'amount'>) => ({
  accountNumber:
    /^(?:\D*\d){15,16}\D*$/.test(answers.accountNumber) &&
    looksLikeCardNumber(answers.accountNumber) &&
    words.accountIsCard,
  amount:
    (readPaymentAmount(answers.amount) ?? 0) > usualMaximum &&
    words.amountIsLarge(formatMoney(usualMaximum)),
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
    cardNumber: !looksLikeCardNumber(cardNumber) && words.unlikelyCardNumber,
    expiry:
      (hasExpired(expiry, today) && words.cardHasExpired) ||
      (lastYear > today.getFullYear() + longestLife && words.cardLivesLong(longestLife)),
    cvv:
      brand !== undefined &&
      cvv.length !== securityCodeLength(brand) &&
      words.codeLength(brand, securityCodeLength(brand)),
  };
}

/** The digits of the shortest usual bank account number. */
const shortestAccount = 4;

/** Numbers on example checks. */
const sampleRoutingNumbers = ['123456789', '000000000'];

function bankWarnings({ routingNumber, bankAccountNumber }: Answers) {
  const [routing, account] = [digitsOf(routingNumber), digitsOf(bankAccountNumber)];
  return {
    routingNumber:
      (sampleRoutingNumbers.includes(routing) && words.sampleRoutingNumber) ||
      (!looksLikeRoutingNumber(routing) && words.unlikelyRoutingNumber),
    bankAccountNumber:
      (account === routing && words.numbersAreEqual) ||
      (account.length < shortestAccount && words.bankAccountIsShort(shortestAccount)),
  };
}
