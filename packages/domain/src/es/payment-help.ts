/** Shows where a check has the numbers of a bank account. */
export const checkHelp = {
  figure:
    'Un cheque. Abajo, de izquierda a derecha: número de ruta bancaria, 9 dígitos; número de cuenta; número de cheque.',
  lines: [
    'A. Número de ruta bancaria: 9 dígitos, lo primero abajo a la izquierda.',
    'B. Número de cuenta: lo que sigue, hasta 17 dígitos.',
    'C. Número de cheque: no lo incluya. Es igual al número de la esquina de arriba.',
    '¿No tiene cheques? La app o el sitio web de su banco muestra los dos números.',
  ],
} as const;

/** Shows where a card has its security code. */
export const codeHelp = {
  cards: [
    {
      side: 'back',
      figure: 'El reverso de una tarjeta: 3 dígitos al lado de la franja para la firma.',
      text: 'Al reverso: los últimos 3 dígitos, al lado de la franja para la firma.',
    },
    {
      side: 'front',
      figure: 'El frente de una tarjeta American Express: 4 dígitos arriba del número de tarjeta.',
      text: 'American Express: 4 dígitos al frente, arriba del número de tarjeta.',
    },
  ],
} as const;
