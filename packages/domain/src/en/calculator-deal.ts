/** "Trade-in, tax and fees". */
export const dealWords = {
  hints: {
    tradeIn: 'What the dealer gives you for your car',
    owedOnTradeIn: 'The payoff amount, not the balance',
    taxRate: 'State and local together',
    taxedFees: 'Such as a service contract',
    untaxedFees: 'Often title and registration',
    lenderFees: 'Leave blank if your APR includes them',
    tradeInTax:
      'States differ and change their rules. Ask the dealer or your state’s tax office. We assume no, so that the tax is not shown too low.',
    tradeInLimit: 'The most that your state counts',
    isTaxAndFeesInCash: 'If off, they’re part of the loan',
  },
  tradeInTax: {
    none: 'No, tax is on the whole price',
    all: 'Yes, all of it counts',
    part: 'Yes, up to a limit',
  },
  table: {
    caption: 'How we get to the amount financed',
    item: 'Item',
    amount: 'Amount',
    price: 'Vehicle price',
    taxedFees: 'Add-ons and fees that are taxed',
    tax: (rate: string, taxable: string) => `Sales tax (${rate} of ${taxable})`,
    untaxedFees: 'Fees that are not taxed',
    lenderFees: 'Lender fees',
    costBeforeInterest: 'Cost before interest',
    downPayment: 'Down payment',
    tradeIn: 'Trade-in value',
    owedOnTradeIn: 'What you still owe on it',
    taxAndFeesInCash: 'Tax and fees you pay in cash',
    amountFinanced: 'Amount financed',
  },
  rolledIn: (amount: string) =>
    `You owe ${amount} more on your trade-in than it is worth. That amount is added to your new loan, and you pay interest on it.`,
  taxCouldBeLess: (amount: string) =>
    `If your state counts your trade-in, your tax would be ${amount} less.`,
  withoutLenderFees: (amount: string) =>
    `Loan documents leave lender fees out of the amount financed. They would show ${amount}.`,
  yourNumbers: 'We used the numbers you entered. This is not a tax or price quote.',
} as const;
