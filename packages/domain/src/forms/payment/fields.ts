import { fields, methods, tooLong } from '#words/payment-form';
import { parseExpiry } from '../../input/bank.ts';
import { clean } from '../../input/clean.ts';
import { digitsOf, inFours } from '../../input/digits.ts';
import { parseMoney } from '../../input/money.ts';
import { defineFields, type FieldName } from '../field.ts';

/** The smallest payment and the step of its input, in dollars. */
export const paymentAmountRange = { min: 0.01, step: 0.01 } as const;

/**
 * Reads the amount of a payment in dollars, as the rules read it. Returns undefined for an answer
 * that they refuse.
 */
export function readPaymentAmount(typed = ''): number | undefined {
  const amount = parseMoney(clean(typed));
  return amount !== undefined && amount >= paymentAmountRange.min ? amount : undefined;
}

/** The label of the choice among them. */
export const paymentMethodsLabel = fields.paymentMethod.label;

/** The payment methods. The first one is the default. */
export const paymentMethods = [
  { value: 'debit', label: methods.debit },
  { value: 'ach', label: methods.ach },
] as const;

/** The method of a payment. */
export type PaymentMethod = (typeof paymentMethods)[number]['value'];

const withDebit = { field: 'paymentMethod', is: 'debit' } as const;
const withAch = { field: 'paymentMethod', is: 'ach' } as const;

/** The limits of the payment form's fields, with the messages for longer text. */
export const paymentLimits = {
  cardNumber: {
    maxLength: 19,
    tooLong: tooLong.cardNumber,
    shorten: digitsOf,
    format: inFours,
  },
  expiry: {
    maxLength: 5,
    tooLong: tooLong.expiry,
    shorten: (text: string) => parseExpiry(clean(text)) ?? clean(text),
  },
  cvv: { maxLength: 4, tooLong: tooLong.cvv, shorten: clean },
  bankAccountNumber: {
    maxLength: 17,
    tooLong: tooLong.bankAccountNumber,
    shorten: digitsOf,
  },
} as const;

/** The payment form's fields. */
export const paymentFields = defineFields([
  {
    name: 'accountNumber',
    ...fields.accountNumber,
    control: 'text',
    autoComplete: 'on',
    width: 'medium',
    isRequired: true,
  },
  {
    name: 'amount',
    isBeside: true,
    ...fields.amount,
    control: 'money',
    autoComplete: 'on',
    isRequired: true,
    range: paymentAmountRange,
  },
  {
    name: 'paymentMethod',
    ...fields.paymentMethod,
    control: 'tabs',
    isRequired: true,
    options: paymentMethods,
  },
  {
    name: 'cardNumber',
    ...fields.cardNumber,
    control: 'text',
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    ...paymentLimits.cardNumber,
    width: 'medium',
    isSecret: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'expiry',
    isBeside: true,
    ...fields.expiry,
    control: 'text',
    autoComplete: 'cc-exp',
    ...paymentLimits.expiry,
    width: 'short',
    isSecret: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'cvv',
    isBeside: true,
    ...fields.cvv,
    control: 'text',
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
    ...paymentLimits.cvv,
    width: 'short',
    isSecret: true,
    isLocal: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'routingNumber',
    ...fields.routingNumber,
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    width: 'medium',
    isSecret: true,
    isRequired: true,
    when: withAch,
  },
  {
    name: 'bankAccountNumber',
    isBeside: true,
    ...fields.bankAccountNumber,
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    ...paymentLimits.bankAccountNumber,
    width: 'medium',
    isSecret: true,
    isRequired: true,
    when: withAch,
  },
]);

/** The name of a field of the payment form. */
export type PaymentField = FieldName<typeof paymentFields>;
