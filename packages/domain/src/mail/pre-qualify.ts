import { company } from '../facts/company.ts';
import type { PreQualify } from '../forms/pre-qualify.rules.ts';
import { employmentStatuses, monthlyIncomes, preQualifyFields } from '../forms/pre-qualify.ts';
import { formatMoney } from '../input/format.ts';
import { choice, emailLink, mailHtml, oneLine, phoneLink, rowsOf, text, time } from './html.ts';
import type { Mail } from './index.ts';

/** The mail that a pre-qualification application becomes; it says when it was sent. */
export const preQualifyMail: Mail<PreQualify> = (value, at) => {
  const heading = 'New Pre-Qualification Application';
  return {
    to: company.mailboxes.info,
    subject: oneLine(`${heading} - ${value.firstName} ${value.lastName}`),
    html: mailHtml(heading, [
      ...rowsOf(preQualifyFields, {
        firstName: text(value.firstName),
        lastName: text(value.lastName),
        email: emailLink(value.email),
        phone: phoneLink(value.phone),
        ssn: text(value.ssn),
        loanAmount: text(formatMoney(value.loanAmount)),
        employmentStatus: choice(employmentStatuses, value.employmentStatus),
        monthlyIncome: choice(monthlyIncomes, value.monthlyIncome),
      }),
      ['Submitted', time(at)],
    ]),
  };
};
