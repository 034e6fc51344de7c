import { shareOf, toCents } from './cents.ts';
import { guard, guardMoney } from './guard.ts';

/**
 * How much of a trade-in lowers the sales tax: none of it, up to a limit, or all of it. States
 * differ and change their rules, so the visitor chooses the rule.
 */
export type TradeInTax = 'none' | 'part' | 'all';

/** The deal between a buyer and a dealer. Amounts are in dollars and default to 0. */
export interface DealTerms {
  readonly price: number;
  /** The cash paid toward the price. */
  readonly downPayment: number;
  /** What the dealer pays for the buyer's car. */
  readonly tradeIn?: number;
  /** The debt on that car. The new loan pays it off. */
  readonly owedOnTradeIn?: number;
  /** Percent: 7.25 is 7.25%. */
  readonly taxRate?: number;
  /** Add-ons and fees that are taxed. */
  readonly taxedFees?: number;
  /** Fees that are not taxed, such as title and registration. */
  readonly untaxedFees?: number;
  /**
   * Charges of the lender for the loan itself, such as an origination fee: prepaid finance charges
   * (Regulation Z, 12 CFR 1026.2(a)(23)). They are not taxed.
   */
  readonly lenderFees?: number;
  /** @default 'none' */
  readonly tradeInTax?: TradeInTax;
  /** The most of a trade-in that counts if the rule is `part`. */
  readonly tradeInLimit?: number;
  /** Whether the buyer pays tax and all fees in cash, outside of the loan. */
  readonly isTaxAndFeesInCash?: boolean;
}

/** The results of a deal, in dollars and whole cents. */
export interface Deal {
  /** The amount that is taxed. */
  readonly taxable: number;
  readonly tax: number;
  /** Price, add-ons, fees and tax: row E of the CFPB's auto loan shopping sheet. */
  readonly costBeforeInterest: number;
  /**
   * Everything that the buyer borrows. Regulation Z subtracts lender fees from its amount financed
   * (12 CFR 1026.18(b)).
   */
  readonly amountFinanced: number;
  /** The part of trade-in and down payment that exceeds everything they pay for. */
  readonly leftOver: number;
  /** Tax and fees paid in cash; 0 if they are part of the loan. */
  readonly taxAndFeesInCash: number;
  /**
   * Everything paid in cash: the down payment, plus tax and fees if the buyer pays them in cash.
   */
  readonly paidUpFront: number;
  /** The debt on the trade-in above its value (negative equity), which the new loan includes. */
  readonly rolledIn: number;
}

/**
 * Calculates a deal from its price to the amount financed, after the CFPB's auto loan shopping
 * sheet (rows A to H), with the trade-in's debt added. Neither that debt nor the interest is taxed.
 * The trade-in lowers the tax by its value, whatever is owed on it. Half a cent of tax is rounded
 * up.
 *
 * For any interest, `costBeforeInterest + interest` equals the total of payments plus `paidUpFront
 * + tradeIn - owedOnTradeIn - leftOver`.
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
  lenderFees = 0,
  tradeInTax = 'none',
  tradeInLimit = 0,
  isTaxAndFeesInCash = false,
}: DealTerms): Deal {
  const fees = { taxedFees, untaxedFees, lenderFees };
  guardMoney({ price, downPayment, tradeIn, owedOnTradeIn, tradeInLimit, ...fees });
  guard('taxRate', taxRate, { min: 0, max: 100 });

  const counted = { none: 0, part: Math.min(tradeIn, tradeInLimit), all: tradeIn };
  const credit = toCents(counted[tradeInTax]);
  const taxable = Math.max(0, toCents(price) + toCents(taxedFees) - credit);
  const tax = shareOf(taxable, taxRate);
  const taxAndFees = toCents(taxedFees) + toCents(untaxedFees) + toCents(lenderFees) + tax;
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
