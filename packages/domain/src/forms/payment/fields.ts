import { parseExpiry } from '../../input/bank.ts';
import { clean } from '../../input/clean.ts';
import { digitsOf } from '../../input/digits.ts';
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
export const paymentMethodsLabel = 'Payment method';

/** The payment methods. The first one is the default. */
export const paymentMethods = [
  { value: 'debit', label: 'Debit Card' },
  { value: 'ach', label: 'ACH Transfer' },
] as const;

/** The method of a payment. */
export type PaymentMethod = (typeof paymentMethods)[number]['value'];

const withDebit = { field: 'paymentMethod', is: 'debit' } as const;
const withAch = { field: 'paymentMethod', is: 'ach' } as const;

/** The limits of the payment form's fields, with the messages for longer text. */
export const paymentLimits = {
  cardNumber: {
    maxLength: 19,
    tooLong: 'Card number must be 19 characters or fewer',
    shorten: digitsOf,
  },
  expiry: {
    maxLength: 5,
    tooLong: 'Expiration date must be a month and a year, like 08/27',
    shorten: (text: string) => parseExpiry(clean(text)) ?? clean(text),
  },
  cvv: { maxLength: 4, tooLong: 'Security code must be 3 or 4 digits', shorten: clean },
  bankAccountNumber: {
    maxLength: 17,
    tooLong: 'Bank account number must be 17 digits or fewer',
    shorten: digitsOf,
  },
} as const;

/** The payment form's fields. */
export const paymentFields = defineFields([
  {
    name: 'accountNumber',
    label: 'Account number',
    description: 'On your statement, above your name',
    control: 'text',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'amount',
    isBeside: true,
    label: 'Payment amount',
    description: 'In dollars and cents',
    control: 'money',
    autoComplete: 'on',
    isRequired: true,
    range: paymentAmountRange,
  },
  {
    name: 'paymentMethod',
    label: paymentMethodsLabel,
    control: 'tabs',
    isRequired: true,
    options: paymentMethods,
  },
  {
    name: 'cardNumber',
    label: 'Card number',
    description: 'The long number on your debit card',
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
    label: 'Expiration date',
    description: 'MM/YY, as on your card',
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
    label: 'Security code',
    description: '3 digits on the back, or 4 on the front',
    control: 'text',
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
    ...paymentLimits.cvv,
    width: 'short',
    isSecret: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'routingNumber',
    label: 'Routing number',
    description: '9 digits, at the bottom left of a check',
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
    label: 'Bank account number',
    description: 'At the bottom of a check, after the routing number',
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
