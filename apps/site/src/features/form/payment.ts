import { type Payment, paymentWarnings } from '@milepost/domain/forms/payment';
import { paymentMail, withoutSecurityCode } from '@milepost/domain/mail/payment';

export { validatePayment as validate } from '@milepost/domain/forms/payment';
export const mail = (payment: Payment, at: Date) => paymentMail(withoutSecurityCode(payment), at);
export const warn = (input: unknown) => paymentWarnings(input, new Date());
