/**
 * For each form: whether its answers are mailed to the company. A form that isn't still thanks the
 * visitor; one that is tells of success only once the mail was accepted.
 */
export const isMailed: Readonly<Record<string, boolean>> = {
  payoff: true,
  'pre-qualify': true,
  payment: true,
  claim: false,
  contact: false,
};

/**
 * Where the mail service answers. Empty is our own address, whose server passes the call on; another
 * one must be let in by the pages' `connect-src` too.
 */
export const mailBase = '';
