import type { StateCode } from './states.ts';

/** The ids of the payment methods. */
export type PaymentWayId =
  | 'bank-online'
  | 'recurring'
  | 'debit-online'
  | 'phone-system'
  | 'agent'
  | 'check'
  | 'cash-counter'
  | 'pay-station'
  | 'barcode';

/** One payment method, and its cost. */
export interface PaymentWay {
  readonly id: PaymentWayId;
  readonly group: 'online' | 'phone' | 'mail' | 'cash';
  /** In dollars a payment; 0 is free. */
  readonly fee: number;
  /** Whether `fee` is the lowest of several. */
  readonly isFrom?: true;
  /** Whether some states don't allow this fee. */
  readonly isFreeInSomeStates?: true;
  /** States where the fee is not charged, if the lender knows them. */
  readonly freeIn?: readonly StateCode[];
  /** States where this method is not offered. */
  readonly notIn?: readonly StateCode[];
}

/** A group of payment methods. */
export type WayGroup = PaymentWay['group'];

/** $5.00 for debit or ATM card payments online, the phone system and an agent. */
const convenienceFee = { fee: 5, isFreeInSomeStates: true } as const;

/** Every payment method. The walk-in places are samples; their fees are the product's. */
export const paymentWays = [
  {
    id: 'bank-online',
    group: 'online',
    fee: 0,
  },
  {
    id: 'recurring',
    group: 'online',
    fee: 0,
  },
  {
    id: 'debit-online',
    group: 'online',
    ...convenienceFee,
  },
  {
    id: 'phone-system',
    group: 'phone',
    ...convenienceFee,
  },
  {
    id: 'agent',
    group: 'phone',
    ...convenienceFee,
  },
  {
    id: 'check',
    group: 'mail',
    fee: 0,
  },
  {
    id: 'cash-counter',
    group: 'cash',
    fee: 9.95,
  },
  {
    id: 'pay-station',
    group: 'cash',
    fee: 1.5,
    isFrom: true,
  },
  {
    id: 'barcode',
    group: 'cash',
    fee: 3.99,
    notIn: ['NM', 'HI', 'OK'],
  },
] as const satisfies readonly PaymentWay[];

/** Returns a payment method by its id. */
export const paymentWay = (id: PaymentWayId): PaymentWay =>
  paymentWays.find((way) => way.id === id) as PaymentWay;
