/** The words for a number of which at most the last four digits are shown. */
export const tailWords = {
  endingIn: (last4: string) => `termina en ${last4}`,
  notShown: 'Anotado, no se muestra',
} as const;

/** The same where they are a whole value. */
export const valueWords = {
  ...tailWords,
  endingIn: (last4: string) => `Termina en ${last4}`,
} as const;

/** A card's brand, if it is known, and the end of its number. */
export const card = (brand: string | undefined, tail: string) => `${brand ?? 'Tarjeta'} ${tail}`;
