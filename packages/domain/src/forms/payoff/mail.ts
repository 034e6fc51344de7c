import { fields } from '../../en/payoff-form.ts';
import { company } from '../../facts/company.ts';
import { calendarDay, emailLink, mailHtml, oneLine, rowsOf, text } from '../../mail/html.ts';
import type { Mail } from '../../mail/index.ts';
import { payoffFields } from './fields.ts';
import type { Payoff } from './rules.ts';

/** Creates the email of a payoff quote request. It includes the requester's name. */
export const payoffMail: Mail<Payoff> = (value) => {
  const subject = 'New Payoff Quote Request';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(payoffFields, fields, {
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
