/* The words of a typical loan in full. The facts are formatted. */

export const heading = 'Representative example';
export const text = (loan: {
  readonly price: string;
  readonly down: string;
  readonly principal: string;
  readonly apr: string;
  readonly months: number;
  readonly payment: string;
}) =>
  `${loan.price} price, ${loan.down} down, ${loan.principal} financed at ${loan.apr} APR: ${loan.months} monthly payments of ${loan.payment}. Sample only; not an offer.`;
