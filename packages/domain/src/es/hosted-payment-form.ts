/** The words of the form for a payment that a payment service takes. */
export const submitLabel = 'Continuar al pago';
