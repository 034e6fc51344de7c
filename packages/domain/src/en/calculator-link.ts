/** The messages that a page shows about the link that opened it. */
export const readWords = {
  leftOut: (labels: readonly string[]) =>
    `We could not use part of this link: ${labels.join(', ')}. We show our example numbers instead.`,
  tooLong:
    'We could not use this link, because it is too long. We show our example numbers instead.',
  ofOffer: (offer: string, field: string) => `${offer}: ${field}`,
} as const;
