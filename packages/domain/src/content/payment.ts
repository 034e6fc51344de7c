import { cards } from '#words/payment';
import { paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { freeNote } from './states.ts';
import type { Point } from './text.ts';

export { achAuthorization, noCreditCards, paymentHints, paymentNext } from '#words/payment';

const [card, bank, phoneSystem] = [
  paymentWay('debit-online'),
  paymentWay('bank-online'),
  paymentWay('phone-system'),
];

export const paymentCards = [
  { title: cards.debit.title, value: feeText(card), text: cards.debit.text(freeNote(card)) },
  { title: cards.bank.title, value: feeText(bank), text: cards.bank.text },
  {
    title: cards.phone.title,
    value: feeText(phoneSystem),
    text: cards.phone.text(freeNote(phoneSystem)),
  },
] as const satisfies readonly (Point & { readonly value: string })[];
