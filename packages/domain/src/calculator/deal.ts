import { dealWords } from '../content/calculator-deal.ts';
import { resultWords } from '../content/calculator-more.ts';
import { dollars } from '../input/format.ts';
import type { Offer } from '../loan/compare.ts';
import { type Deal, workOutDeal } from '../loan/deal.ts';
import { sumOf } from '../loan/index.ts';

/** One line of "How we get to the amount financed". */
export interface DealRow {
  /**
   * `+` and `−` mark amounts that are added and taken off, `=` a subtotal. The first line has none.
   */
  readonly sign: '' | '+' | '−' | '=';
  readonly label: string;
  /** A dollar amount, formatted. */
  readonly amount: string;
}

/**
 * The lines from the price to the amount financed. Amounts of zero are left out; subtotals are not.
 */
export function dealRows({ deal: terms }: Offer, deal: Deal): DealRow[] {
  const { table } = dealWords;
  const taxRow = table.tax(`${terms.taxRate ?? 0}%`, dollars(deal.taxable));
  const rows: readonly (readonly [DealRow['sign'], string, number | undefined])[] = [
    ['', table.price, terms.price],
    ['+', table.taxedFees, terms.taxedFees],
    ['+', taxRow, deal.tax],
    ['+', table.untaxedFees, terms.untaxedFees],
    ['+', table.lenderFees, terms.lenderFees],
    ['=', table.costBeforeInterest, deal.costBeforeInterest],
    ['−', table.downPayment, terms.downPayment],
    ['−', table.tradeIn, terms.tradeIn],
    ['+', table.owedOnTradeIn, terms.owedOnTradeIn],
    ['−', table.taxAndFeesInCash, deal.taxAndFeesInCash],
    ['=', table.amountFinanced, deal.amountFinanced],
  ];
  return rows
    .filter(([sign, , amount]) => sign === '=' || amount)
    .map(([sign, label, amount = 0]) => ({ sign, label, amount: dollars(amount) }));
}

/** The notes below the deal's table, in sentences. */
export function dealSentences({ deal: terms }: Offer, deal: Deal): string[] {
  const sentences: string[] = [];
  if (deal.rolledIn > 0) sentences.push(dealWords.rolledIn(dollars(deal.rolledIn)));
  if ((terms.tradeInTax ?? 'none') === 'none') {
    const ifCounted = workOutDeal({ ...terms, tradeInTax: 'all' }).tax;
    const less = sumOf([deal.tax, -ifCounted]);
    if (less > 0) sentences.push(dealWords.taxCouldBeLess(dollars(less)));
  }
  if (deal.leftOver > 0) sentences.push(resultWords.coveredWithRest(dollars(deal.leftOver)));
  else if (deal.amountFinanced === 0) sentences.push(resultWords.covered);
  const withoutLenderFees = sumOf([deal.amountFinanced, -(terms.lenderFees ?? 0)]);
  if (terms.lenderFees && withoutLenderFees > 0) {
    sentences.push(dealWords.withoutLenderFees(dollars(withoutLenderFees)));
  }
  return [...sentences, dealWords.yourNumbers];
}
