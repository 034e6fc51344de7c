import { employmentStatuses, fields, monthlyIncomes } from '../../en/pre-qualify-form.ts';
import { company } from '../../facts/company.ts';
import {
  choice,
  emailLink,
  mailHtml,
  money,
  oneLine,
  phoneLink,
  rowsOf,
  text,
  time,
} from '../../mail/html.ts';
import type { Mail } from '../../mail/index.ts';
import { preQualifyFields } from './fields.ts';
import type { PreQualify } from './rules.ts';

/** Creates the email of a pre-qualification application. It includes the time of submission. */
export const preQualifyMail: Mail<PreQualify> = (value, at) => {
  const heading = 'New Pre-Qualification Application';
  return {
    to: company.mailboxes.info,
    subject: oneLine(`${heading} - ${value.firstName} ${value.lastName}`),
    html: mailHtml(heading, [
      ...rowsOf(preQualifyFields, fields, {
        firstName: text(value.firstName),
        lastName: text(value.lastName),
        email: emailLink(value.email),
        phone: phoneLink(value.phone),
        ssn: text(value.ssn),
        loanAmount: money(value.loanAmount),
        employmentStatus: choice(employmentStatuses, value.employmentStatus),
        monthlyIncome: choice(monthlyIncomes, value.monthlyIncome),
      }),
      ['Submitted', time(at)],
    ]),
  };
};
