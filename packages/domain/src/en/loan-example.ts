/* The words of the example of a loan's payment. */

export const label = 'a month, for example';
export const terms = (months: number, apr: string) =>
  `${months} monthly payments at ${apr} APR. Sample only; not an offer.`;
