/** The messages that a page shows about the link that opened it. */
export const readWords = {
  leftOut: (labels: readonly string[]) =>
    `No pudimos usar una parte de este enlace: ${labels.join(', ')}. En su lugar mostramos nuestros números de ejemplo.`,
  tooLong:
    'No pudimos usar este enlace, porque es demasiado largo. En su lugar mostramos nuestros números de ejemplo.',
  ofOffer: (offer: string, field: string) => `${offer}: ${field}`,
} as const;
