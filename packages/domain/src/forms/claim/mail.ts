import { fields } from '../../en/claim-form.ts';
import { company } from '../../facts/company.ts';
import {
  calendarDay,
  emailLink,
  mailHtml,
  oneLine,
  paragraphs,
  phoneLink,
  rowsOf,
  text,
} from '../../mail/html.ts';
import type { Mail } from '../../mail/index.ts';
import { claimFields } from './fields.ts';
import type { Claim } from './rules.ts';

/** Creates the email of an insurance claim, for lenders that receive claims by email. */
export const claimMail: Mail<Claim> = (value) => {
  const subject = 'New Insurance Claim';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(claimFields, fields, {
        accountNumber: text(value.accountNumber),
        name: text(value.name),
        phone: phoneLink(value.phone),
        email: emailLink(value.email),
        incidentDate: calendarDay(value.incidentDate),
        description: paragraphs(value.description),
        claimNumber: text(value.claimNumber || 'Not given'),
      }),
    ),
    name: oneLine(value.name),
  };
};
