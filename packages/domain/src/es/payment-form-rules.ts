/* The sentences of a payment's rules besides those of `payment-form` and `form-rules`. */

export const cardNumberDigits = 'El número de tarjeta solo puede tener dígitos, espacios y guiones';
export const routingNumberDigits = 'El número de ruta bancaria debe tener 9 dígitos';
export const bankAccountDigits =
  'El número de cuenta bancaria solo puede tener dígitos, espacios y guiones';

/** The warnings, which never block. */
export const accountIsCard =
  'Esto parece un número de tarjeta. El número de cuenta de su préstamo está en su estado de cuenta.';
export const amountIsLarge = (amount: string) => `Es más de ${amount}. Revíselo.`;
export const unlikelyCardNumber = 'Este número de tarjeta no parece correcto. Revíselo.';
export const cardHasExpired = 'Esta fecha ya pasó. Compárela con su tarjeta.';
export const cardLivesLong = (years: number) =>
  `Las tarjetas rara vez valen más de ${years} años. Revise el año.`;
export const codeLength = (brand: string, digits: number) =>
  `Las tarjetas ${brand} tienen un código de ${digits} dígitos.`;
export const sampleRoutingNumber =
  'Este es el número de muestra que viene impreso en muchos cheques de ejemplo.';
export const unlikelyRoutingNumber = 'Este número de ruta bancaria no parece correcto. Revíselo.';
export const numbersAreEqual =
  'Su número de ruta bancaria y su número de cuenta bancaria son iguales. Revíselos.';
export const bankAccountIsShort = (digits: number) =>
  `Un número de cuenta bancaria rara vez tiene menos de ${digits} dígitos. Revíselo.`;
