import { payoffWarnings } from '@milepost/domain/forms/payoff';

export { validatePayoff as validate } from '@milepost/domain/forms/payoff';
export { payoffMail as mail } from '@milepost/domain/mail/payoff';
export const warn = (input: unknown) => payoffWarnings(input, new Date());
