/* The words of the form for a payment. */

export const fields = {
  accountNumber: {
    label: 'Número de cuenta',
    description: 'En su estado de cuenta, arriba de su nombre',
  },
  amount: { label: 'Monto del pago', description: 'En dólares y centavos' },
  paymentMethod: { label: 'Forma de pago' },
  cardNumber: {
    label: 'Número de tarjeta',
    description: 'El número largo de su tarjeta de débito',
  },
  expiry: { label: 'Vencimiento de la tarjeta', description: 'MM/AA' },
  cvv: { label: 'Código de seguridad', description: '3 o 4 dígitos' },
  routingNumber: {
    label: 'Número de ruta bancaria',
    description: '9 dígitos, abajo a la izquierda del cheque',
  },
  bankAccountNumber: {
    label: 'Número de cuenta bancaria',
    description: 'Abajo en el cheque, después del número de ruta',
  },
} as const;

/** The payment methods, by their value. */
export const methods = { debit: 'Tarjeta de débito', ach: 'Transferencia (ACH)' } as const;

/** The sentences for an answer that is longer than its field allows. */
export const tooLong = {
  cardNumber: 'El número de tarjeta debe tener 19 caracteres o menos',
  expiry: 'El vencimiento de la tarjeta debe ser un mes y un año, como 08/27',
  cvv: 'El código de seguridad debe tener 3 o 4 dígitos',
  bankAccountNumber: 'El número de cuenta bancaria debe tener 17 dígitos o menos',
} as const;

export const submitLabel = 'Enviar pago';
export const submittingLabel = 'Procesando...';

export const toasts = {
  success: {
    title: 'Pago procesado',
    description: 'Su pago se envió correctamente.',
    tone: 'success',
  },
  failure: {
    title: 'No se pudo enviar',
    description: 'Hubo un error al enviar su pago. Inténtelo de nuevo.',
    tone: 'danger',
  },
} as const;
