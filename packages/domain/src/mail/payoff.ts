import { company } from '../facts/company.ts';
import type { Payoff } from '../forms/payoff.rules.ts';
import { payoffFields } from '../forms/payoff.ts';
import { calendarDay, emailLink, mailHtml, oneLine, rowsOf, text } from './html.ts';
import type { Mail } from './index.ts';

/** The mail that a payoff quote request becomes; it carries the requester's name. */
export const payoffMail: Mail<Payoff> = (value) => {
  const subject = 'New Payoff Quote Request';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(payoffFields, {
        account: text(value.account),
        name: text(value.name),
        ssn: text(value.ssn),
        email: emailLink(value.email),
        payoffDate: calendarDay(value.payoffDate),
      }),
    ),
    name: oneLine(value.name),
  };
};
