/** The messages that a page shows about the link that opened it. */
export const readWords = {
  leftOut: (labels: readonly string[]) =>
    `We could not use part of this link: ${labels.join(', ')}. You see our example numbers in their place.`,
  tooLong: 'We could not use this link, because it is too long. You see our example numbers.',
  ofOffer: (offer: string, field: string) => `${offer}: ${field}`,
} as const;
