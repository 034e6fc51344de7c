import { company } from '../facts/company.ts';
import type { Claim } from '../forms/claim.rules.ts';
import { claimFields } from '../forms/claim.ts';
import {
  calendarDay,
  emailLink,
  mailHtml,
  oneLine,
  paragraphs,
  phoneLink,
  rowsOf,
  text,
} from './html.ts';
import type { Mail } from './index.ts';

/** The mail that an insurance claim becomes, for lenders that have claims mailed. */
export const claimMail: Mail<Claim> = (value) => {
  const subject = 'New Insurance Claim';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(claimFields, {
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
