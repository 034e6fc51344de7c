/* The words of the cost of a payment, before it is sent. */

export const payment = 'Payment';
export const fee = 'Fee';
export const exactTotal = 'You pay';
export const largestTotal = 'The most you’ll pay';
export const announcement = (label: string, total: string) => `${label}: ${total}.`;
