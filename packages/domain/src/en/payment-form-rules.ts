/* The sentences of a payment's rules besides those of `payment-form` and `form-rules`. */

export const cardNumberDigits = 'Card number can have digits, spaces and dashes only';
export const routingNumberDigits = 'Routing number must be 9 digits';
export const bankAccountDigits = 'Bank account number can have digits, spaces and dashes only';

/** The warnings, which never block. */
export const accountIsCard =
  'This looks like a card number. Your loan account number is on your statement.';
export const amountIsLarge = (amount: string) => `This is more than ${amount}. Please check it.`;
export const unlikelyCardNumber = 'This card number does not look right. Please check it.';
export const cardHasExpired = 'This date has passed. Please check it against your card.';
export const cardLivesLong = (years: number) =>
  `Cards are rarely good for more than ${years} years. Please check the year.`;
export const codeLength = (brand: string, digits: number) =>
  `${brand} cards have a ${digits}-digit code.`;
export const sampleRoutingNumber =
  'This is the sample number that is printed on many example checks.';
export const unlikelyRoutingNumber = 'This routing number does not look right. Please check it.';
export const numbersAreEqual =
  'Your routing number and your bank account number are the same. Please check them.';
export const bankAccountIsShort = (digits: number) =>
  `Bank account numbers are rarely shorter than ${digits} digits. Please check it.`;
