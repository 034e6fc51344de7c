/* The words of the receipt of a payment. */

export const heading = 'Payment submitted';
export const again = 'Make another payment';
/** The first step once the payment is sent. The page has it in the future. */
export const received = 'We received your payment details. Our payments team is processing them.';
export const notProof = 'This is not yet proof that your bank has paid.';
export const keepCopy = 'Keep this copy.';
export const links = [
  { text: 'Payoff Quote', to: '/payoff' },
  { text: 'Contact', to: '/contact' },
] as const;
