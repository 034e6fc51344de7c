/** The foot of a printout. */
export const printed = (date: string, address: string) => `Impreso el ${date}. ${address}`;

/** The texts around a printable list. */
export const printListWords = {
  print: 'Imprimir esta lista',
  notes: 'Notas',
} as const;
