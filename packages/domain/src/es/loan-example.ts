/* The words of the example of a loan's payment. */

export const label = (amount: string) => `al mes por ${amount}, por ejemplo`;
export const terms = (months: number, apr: string) =>
  `${months} pagos con una tasa porcentual anual (APR) de ${apr}. No es una oferta.`;
