/** Rules of paying that are no fee, as the sentences that say them. */
export const paymentRules = {
  earlyPayoff: 'There is no prepayment penalty.',
  creditCards: 'We do not accept credit cards.',
  someStates: 'We do not charge this fee in some states.',
} as const;
