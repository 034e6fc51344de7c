/* The words that several forms share. */

export const submittingLabel = 'Enviando...';
export const validationErrorTitle = 'Error de validación';
