/* The words of what the rate of the SCRA could change. Rates are percent, amounts are formatted. */

export const rateIsLow = (maxApr: number) =>
  `Your rate is already ${maxApr}% or less. The law also counts fees as interest, so ask us.`;
export const courtOrder = 'The court-order protection may still help you.';
export const forgiven = (maxApr: number) => `Interest above ${maxApr}% is forgiven, not put off.`;
export const eachMonth = (first: string, last: string, total: string) =>
  `The law takes each month’s forgiven interest off that month’s payment: about ${first} off the next payment, less each month as the balance falls, and ${last} off the last. If you serve until then, that is ${total} in total.`;
export const samePayment = (maxApr: number, now: string) =>
  `Recalculated at ${maxApr}%, the payment would stay about ${now} a month.`;
export const lowerPayment = (maxApr: number, lower: string, now: string, less: string) =>
  `Recalculated at ${maxApr}%, the payment would be about ${lower} a month instead of ${now}: ${less} less.`;
