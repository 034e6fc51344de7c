import { type } from 'arktype';
import {
  hasExpired,
  looksLikeCardNumber,
  looksLikeRoutingNumber,
  parseExpiry,
} from '../input/bank.ts';
import { brandOf, securityCodeLength } from '../input/card.ts';
import { type PaymentField, paymentAmountRange, paymentFields, paymentMethods } from './payment.ts';
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
export const paymentRules = defineRules(paymentFields, asFarAsAsked, (answers, today) => ({
  accountNumber:
    /^(?:\D*\d){15,16}\D*$/.test(answers.accountNumber) &&
    looksLikeCardNumber(answers.accountNumber) &&
    'This looks like a card number. Your loan account number is on your statement.',
  amount: Number(answers.amount) > 5_000 && 'This is more than $5,000. Please check it.',
  ...(answers.paymentMethod === 'debit' ? cardDoubts(answers, today) : bankDoubts(answers)),
}));

type Answers = Readonly<Record<PaymentField, string>>;

/** A card is rarely good for longer, in years. */
const longestLife = 20;

function cardDoubts({ cardNumber, expiry, cvv }: Answers, today: Date) {
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
      cvv.trim().length !== securityCodeLength(brand) &&
      `${brand} cards have a ${securityCodeLength(brand)}-digit code.`,
  };
}

/** Numbers that are printed on example checks. */
const sampleRoutingNumbers = ['123456789', '000000000'];

function bankDoubts({ routingNumber, bankAccountNumber }: Answers) {
  const [routing, account] = [routingNumber.trim(), bankAccountNumber.trim()];
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
