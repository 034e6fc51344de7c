/* The words of a typical loan in full. The facts are formatted. */

export const heading = 'Ejemplo representativo';
export const text = (loan: {
  readonly price: string;
  readonly down: string;
  readonly principal: string;
  readonly apr: string;
  readonly months: number;
  readonly payment: string;
}) =>
  `Precio de ${loan.price}, pago inicial (enganche) de ${loan.down}, ${loan.principal} financiados con una tasa porcentual anual (APR) de ${loan.apr}: ${loan.months} pagos mensuales de ${loan.payment}. Solo una muestra; no es una oferta.`;
