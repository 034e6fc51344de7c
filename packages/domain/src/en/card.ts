/** The words for a number of which at most the last four digits are shown. */
export const tailWords = {
  endingIn: (last4: string) => `ending in ${last4}`,
  notShown: 'Entered, not shown',
} as const;

/** The same where they are a whole value. */
export const valueWords = {
  ...tailWords,
  endingIn: (last4: string) => `Ending in ${last4}`,
} as const;

/** A card's brand, if it is known, and the end of its number. */
export const card = (brand: string | undefined, tail: string) => `${brand ?? 'Card'} ${tail}`;
