import { shareOf, toCents } from './cents.ts';
import { guard, guardMoney } from './guard.ts';

/**
 * How much of a trade-in lowers the sales tax: none of it, up to a limit, or all of it. States
 * differ and change their rules, so the rule is asked for and never looked up.
 */
export type TradeInTax = 'none' | 'part' | 'all';

/** What a buyer and a dealer agree on. Dollars; what is left out is 0. */
export interface DealTerms {
  readonly price: number;
  /** What is paid in cash toward the price. */
  readonly downPayment: number;
  /** What the dealer gives for the buyer's car. */
  readonly tradeIn?: number;
  /** What is still owed on that car, and is paid off by the new loan. */
  readonly owedOnTradeIn?: number;
  /** Percent: 7.25 is 7.25%. */
  readonly taxRate?: number;
  /** Add-ons and fees that are taxed. */
  readonly taxedFees?: number;
  /** Fees that are not taxed, such as title and registration. */
  readonly untaxedFees?: number;
  /** @default 'none' */
  readonly tradeInTax?: TradeInTax;
  /** The most of a trade-in that counts, for `part`. */
  readonly tradeInLimit?: number;
  /** Whether tax and all fees are paid in cash, outside of the loan. */
  readonly isTaxAndFeesInCash?: boolean;
}

/** What a deal comes to, in dollars and whole cents. */
export interface Deal {
  /** What the sales tax is a share of. */
  readonly taxable: number;
  readonly tax: number;
  /** Price, add-ons, fees and tax: row E of the CFPB's auto loan shopping sheet. */
  readonly costBeforeInterest: number;
  readonly amountFinanced: number;
  /** What trade-in and down payment are worth above all that they pay for. */
  readonly leftOver: number;
  /** Tax and fees that are paid in cash; 0 where they are part of the loan. */
  readonly taxAndFeesInCash: number;
  /** All that is paid in cash: the down payment, and tax and fees where they are. */
  readonly paidUpFront: number;
  /** What is owed on the trade-in above its worth: negative equity, added to the new loan. */
  readonly rolledIn: number;
}

/**
 * From a price to the amount financed, after the CFPB's auto loan shopping sheet (rows A to H), with
 * the trade-in's debt added. Neither that debt nor the interest is taxed, and the trade-in lowers the
 * tax by its value, whatever is owed on it. Half a cent of tax is rounded up.
 *
 * With any interest, `costBeforeInterest + interest` equals the total of payments and
 * `paidUpFront + tradeIn - owedOnTradeIn - leftOver`.
 *
 * Throws a RangeError for a sum outside of 0 to 10,000,000 or a rate outside of 0 to 100.
 */
export function workOutDeal({
  price,
  downPayment,
  tradeIn = 0,
  owedOnTradeIn = 0,
  taxRate = 0,
  taxedFees = 0,
  untaxedFees = 0,
  tradeInTax = 'none',
  tradeInLimit = 0,
  isTaxAndFeesInCash = false,
}: DealTerms): Deal {
  guardMoney({ price, downPayment, tradeIn, owedOnTradeIn, taxedFees, untaxedFees, tradeInLimit });
  guard('taxRate', taxRate, { min: 0, max: 100 });

  const counted = { none: 0, part: Math.min(tradeIn, tradeInLimit), all: tradeIn };
  const credit = toCents(counted[tradeInTax]);
  const taxable = Math.max(0, toCents(price) + toCents(taxedFees) - credit);
  const tax = shareOf(taxable, taxRate);
  const taxAndFees = toCents(taxedFees) + toCents(untaxedFees) + tax;
  const inCash = isTaxAndFeesInCash ? taxAndFees : 0;
  const before = toCents(price) + taxAndFees;
  const toFinance =
    before - inCash - toCents(downPayment) - toCents(tradeIn) + toCents(owedOnTradeIn);

  return {
    taxable: taxable / 100,
    tax: tax / 100,
    costBeforeInterest: before / 100,
    amountFinanced: Math.max(0, toFinance) / 100,
    leftOver: Math.max(0, -toFinance) / 100,
    taxAndFeesInCash: inCash / 100,
    paidUpFront: (toCents(downPayment) + inCash) / 100,
    rolledIn: Math.max(0, toCents(owedOnTradeIn) - toCents(tradeIn)) / 100,
  };
}
