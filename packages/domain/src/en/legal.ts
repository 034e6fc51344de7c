/** The texts around a legal text. */
export const legalWords = {
  revised: (date: string) => `Last revised ${date}`,
  contents: 'On this page',
} as const;

/** Shown on every page whose text a lawyer has to review. */
export const sampleNotice = {
  title: 'Sample text',
  text: 'This is sample text for a sample company. It is not legal advice. A lawyer has to review it before a lender uses it.',
} as const;
