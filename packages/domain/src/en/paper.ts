/** The foot of a printout. */
export const printed = (date: string, address: string) => `Printed ${date}. ${address}`;

/** The texts around a printable list. */
export const printListWords = {
  print: 'Print this list',
  notes: 'Notes',
} as const;
