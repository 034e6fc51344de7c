/* The words of the example of a loan's payment. */

export const label = (amount: string) => `a month for ${amount}, for example`;
export const terms = (months: number, apr: string) =>
  `${months} payments at ${apr} APR. Not an offer.`;
