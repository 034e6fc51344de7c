/* The words of the example of a loan's payment. */

export const label = 'al mes, por ejemplo';
export const terms = (months: number, apr: string) =>
  `${months} pagos mensuales con una tasa porcentual anual (APR) de ${apr}. Solo una muestra; no es una oferta.`;
