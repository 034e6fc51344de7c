/** The rules of payment other than fees, in sentences. */
export const paymentRules = {
  earlyPayoff: 'There is no prepayment penalty.',
  creditCards: 'We do not accept credit cards.',
  someStates: 'We do not charge this fee in some states.',
} as const;
