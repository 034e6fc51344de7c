export const free = 'Free';
/** The same inside a sentence. */
export const freeInSentence = 'free';
export const from = (fee: string) => `from ${fee}`;
