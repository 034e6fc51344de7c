export const free = 'Gratis';
/** The same inside a sentence. */
export const freeInSentence = 'gratis';
export const from = (fee: string) => `desde ${fee}`;
