/* The words of the receipt of a payment. */

export const heading = 'Pago enviado';
export const again = 'Hacer otro pago';
export const notProof = 'Esto todavía no prueba que su banco haya pagado.';
export const keepCopy = 'Guarde esta copia.';
export const links = [
  { text: 'Cotización de liquidación', to: '/payoff' },
  { text: 'Contacto', to: '/contact' },
] as const;
