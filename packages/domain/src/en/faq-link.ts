/** The texts below an open answer of the FAQ. */
export const faqLinkWords = {
  copy: 'Copy link to this answer',
  copied: 'Link copied.',
  copyByHand: 'The link to this answer',
  notIt: 'Not what you needed?',
} as const;
