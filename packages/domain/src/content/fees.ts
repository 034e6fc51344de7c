import { formatFee } from '../input/format.ts';
import type { StateCode } from './states.ts';

/** One way to pay, and what it costs. */
export interface PaymentWay {
  readonly id: string;
  readonly name: string;
  readonly group: 'online' | 'phone' | 'mail' | 'cash';
  /** In dollars a payment; 0 is free. */
  readonly fee: number;
  /** True where `fee` is the lowest that a place asks. */
  readonly isFrom?: true;
  /** True where some states allow no such fee. */
  readonly isFreeInSomeStates?: true;
  /** States where the fee is not charged, where the lender knows them. */
  readonly freeIn?: readonly StateCode[];
  /** States where this way is not offered. */
  readonly notIn?: readonly StateCode[];
  readonly note: string;
}

/** $5.00 for debit or ATM card payments online, the phone system and an agent. */
const convenienceFee = { fee: 5, isFreeInSomeStates: true } as const;

/** Every way to pay. The walk-in names are samples; their fees are the product's. */
export const paymentWays = [
  {
    id: 'bank-online',
    name: 'Checking or savings account, online',
    group: 'online',
    fee: 0,
    note: 'You need your routing number and your account number.',
  },
  {
    id: 'recurring',
    name: 'Recurring payments (Auto Pay) from checking or savings',
    group: 'online',
    fee: 0,
    note: 'Recurring payments are your choice. You can stop them at any time.',
  },
  {
    id: 'debit-online',
    name: 'Debit or ATM card, online',
    group: 'online',
    ...convenienceFee,
    note: 'You need the card number, its expiration date and its security code.',
  },
  {
    id: 'phone-system',
    name: 'Automated phone system',
    group: 'phone',
    ...convenienceFee,
    note: 'Open all day, every day. Have your account number ready.',
  },
  {
    id: 'agent',
    name: 'With an agent by phone',
    group: 'phone',
    ...convenienceFee,
    note: 'An agent takes your payment during service hours.',
  },
  {
    id: 'check',
    name: 'Check by mail',
    group: 'mail',
    fee: 0,
    note: 'Write your account number on the check. You pay the postage.',
  },
  {
    id: 'cash-counter',
    name: 'Cash at a money transfer counter (sample)',
    group: 'cash',
    fee: 9.95,
    note: 'Bring cash and your account number. The counter charges the fee.',
  },
  {
    id: 'pay-station',
    name: 'Cash at a bill pay station (sample)',
    group: 'cash',
    fee: 1.5,
    isFrom: true,
    note: 'The fee depends on the store. Ask before you pay.',
  },
  {
    id: 'barcode',
    name: 'Cash at a store with a payment barcode (sample)',
    group: 'cash',
    fee: 3.99,
    notIn: ['NM', 'HI', 'OK'],
    note: 'Ask us for a barcode, then show it at the register.',
  },
] as const satisfies readonly PaymentWay[];

/** A way to pay by its id. */
export const paymentWay = (id: (typeof paymentWays)[number]['id']): PaymentWay =>
  paymentWays.find((way) => way.id === id) as PaymentWay;

/** What a way costs, as words: `Free`, `$5.00`, `from $1.50`. */
export const feeText = ({ fee, isFrom }: Pick<PaymentWay, 'fee' | 'isFrom'>): string => {
  if (fee === 0) return 'Free';
  return isFrom ? `from ${formatFee(fee)}` : formatFee(fee);
};
