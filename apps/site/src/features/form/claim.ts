import { claimWarnings } from '@milepost/domain/forms/claim';

export { validateClaim as validate } from '@milepost/domain/forms/claim';
export { claimMail as mail } from '@milepost/domain/mail/claim';
export const warn = (input: unknown) => claimWarnings(input, new Date());
