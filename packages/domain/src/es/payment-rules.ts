/** The rules of payment other than fees, in sentences. */
export const paymentRules = {
  earlyPayoff: 'No hay multa por pago anticipado.',
  creditCards: 'No aceptamos tarjetas de crédito.',
  someStates: 'En algunos estados no cobramos este cargo.',
} as const;
