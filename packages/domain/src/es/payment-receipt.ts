/* The words of the receipt of a payment. */

export const heading = 'Pago enviado';
export const again = 'Hacer otro pago';
/** The first step once the payment is sent. The page has it in the future. */
export const received =
  'Recibimos los datos de su pago. Nuestro equipo de pagos lo está procesando.';
export const notProof = 'Esto todavía no prueba que su banco haya pagado.';
export const keepCopy = 'Guarde esta copia.';
export const links = [
  { text: 'Cotización de liquidación', to: '/payoff' },
  { text: 'Contacto', to: '/contact' },
] as const;
