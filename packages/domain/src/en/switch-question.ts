/** Asked before the switch if an answer on the page would be lost. */
export const switchQuestion = {
  heading: 'Your answers on this page are not carried over.',
  text: 'Switch to Spanish?',
  stay: 'Stay here',
  leave: 'Switch',
} as const;
