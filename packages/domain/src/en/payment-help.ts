/** Shows where a check has the numbers of a bank account. */
export const checkHelp = {
  figure:
    'A check. At the bottom from left to right: routing number, 9 digits; account number; check number.',
  lines: [
    'A. Routing number: 9 digits, first at the bottom left.',
    'B. Account number: after it, up to 17 digits.',
    'C. Check number: leave it out. It matches the number in the top corner.',
    'No checks? Your bank’s app or website shows both numbers.',
  ],
} as const;

/** Shows where a card has its security code. */
export const codeHelp = {
  cards: [
    {
      side: 'back',
      figure: 'The back of a card: 3 digits beside the signature strip.',
      text: 'On the back: the last 3 digits beside the signature strip.',
    },
    {
      side: 'front',
      figure: 'The front of an American Express card: 4 digits above the card number.',
      text: 'American Express: 4 digits on the front, above the card number.',
    },
  ],
} as const;
