/*
 * The letter that asks for SCRA benefits. It is in English in every edition, because our military
 * team reads it.
 */

/** The language of its dates, as a BCP 47 tag. */
export const language = 'en-US';

/** A line to fill in by hand. */
export const blank = '____________________';

export const subject =
  'Subject: Request for benefits under the Servicemembers Civil Relief Act (SCRA)';
export const accountNumber = (number: string) => `Account number: ${number}`;
export const unit = (unit: string) => `Unit or orders: ${unit}`;
export const request =
  'I ask for my benefits under the SCRA (50 U.S.C. 3937 and 3952) for this account.';

/** The sentences that depend on who serves. */
export const servicemember = {
  self: {
    serves: (began: string) => `I am in military service that began on ${began}.`,
    lower: (maxApr: number) =>
      `Please lower the interest to ${maxApr}% a year from the date my orders called me up, forgive the interest above it, and lower the payment to match.`,
  },
  spouse: {
    serves: (began: string) =>
      `My spouse, ${blank}, is in military service that began on ${began}.`,
    lower: (maxApr: number) =>
      `Please lower the interest to ${maxApr}% a year from the date my spouse’s orders called them up, forgive the interest above it, and lower the payment to match.`,
  },
  other: {
    serves: (began: string) =>
      `The servicemember, ${blank}, is in military service that began on ${began}.`,
    lower: (maxApr: number) =>
      `Please lower the interest to ${maxApr}% a year from the date the orders called the servicemember up, forgive the interest above it, and lower the payment to match.`,
  },
} as const;

export const enclosed = (phone: string) =>
  `With this letter I send: [ ] orders [ ] a letter from the commanding officer [ ] a Leave and Earnings Statement. If you need another document, please call me at ${phone}.`;
export const signature = `Signature ${blank}`;
export const printedName = (name: string) => `Printed name ${name}`;
export const date = `Date ${blank}`;
