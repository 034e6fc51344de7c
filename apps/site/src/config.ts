import type { Outcomes } from '@milepost/domain/forms';

/**
 * What becomes of each form's answers. Claims and messages may be `mailed` too; the texts about mail
 * on the pages follow from here.
 */
export const outcomes: Outcomes = {
  payoff: 'mailed',
  'pre-qualify': 'mailed',
  payment: 'mailed',
  claim: 'shown',
  contact: 'shown',
  'sign-in-customer': 'refused',
  'sign-in-dealer': 'refused',
};

/**
 * Where the mail service answers. Empty is our own address, whose server passes the call on; another
 * one must be let in by the pages' `connect-src` too.
 */
export const mailBase = '';
