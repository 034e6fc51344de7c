export { validatePayoff as validate } from '@milepost/domain/forms/payoff';
export { payoffMail as mail } from '@milepost/domain/mail/payoff';
