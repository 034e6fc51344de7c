// The other language is named in that language.

/** The link to the same page in the other language. */
export const otherLanguage = 'Español';

/** At the foot of each translated page. English is the original. */
export const translationNote = '';

/** In which language staff answer: in the language of the page, or only in English. */
export const serviceNotes = { inLanguage: '', inEnglish: '' } as const;

/** Above each page whose words nobody has reviewed. */
export const draftNote = '';
