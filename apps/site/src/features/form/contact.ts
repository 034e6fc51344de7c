export { validateContact as validate } from '@milepost/domain/forms/contact';
export { contactMail as mail } from '@milepost/domain/mail/contact';
