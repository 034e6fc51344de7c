import type { SendEmailRequest } from '../../mail/index.ts';
import type { Cost } from '../../tools/fee-finder.ts';
import { paymentMail } from './mail.ts';

/**
 * Every kind of cost that a visitor may have seen for a payment: unknown, and each kind that the
 * fee finder returns for a state. The fee paragraph of an email has one shape for each.
 */
const paymentCosts = [
  undefined,
  { kind: 'free', because: 'state' },
  { kind: 'fee', fee: 1 },
  { kind: 'not-offered' },
] as const satisfies readonly (Cost | undefined)[];

/** An email of each shape that a payment can become. */
export const paymentExamples = (): readonly SendEmailRequest[] => [
  ...paymentCosts.map((cost) =>
    paymentMail(
      {
        accountNumber: '1',
        amount: 1,
        paymentMethod: 'debit',
        cardNumber: '1',
        expiry: '01/30',
      },
      new Date(0),
      cost,
    ),
  ),
  paymentMail(
    {
      accountNumber: '1',
      amount: 1,
      paymentMethod: 'ach',
      routingNumber: '12345',
      bankAccountNumber: '12345',
    },
    new Date(0),
  ),
];
