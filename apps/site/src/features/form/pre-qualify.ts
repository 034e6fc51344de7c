export { validatePreQualify as validate } from '@milepost/domain/forms/pre-qualify';
export { preQualifyMail as mail } from '@milepost/domain/mail/pre-qualify';
