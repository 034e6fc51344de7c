/* The words of the cost of a payment, before it is sent. */

export const payment = 'Pago';
export const fee = 'Cargo';
export const exactTotal = 'Usted paga';
export const largestTotal = 'Lo máximo que pagará';
export const announcement = (label: string, total: string) => `${label}: ${total}.`;
