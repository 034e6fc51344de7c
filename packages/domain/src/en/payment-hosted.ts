export const hosted = {
  heading: 'Pay online',
  lead: 'Next, our payment service asks for your debit card or bank account. This website never sees those numbers.',
  youPayThere: 'You pay on the page of our payment service.',
  serviceHasIt: 'Our payment service has your payment.',
  notYetProof: 'This is not yet proof that your bank has paid.',
} as const;
