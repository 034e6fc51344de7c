import { fields } from '../../en/contact-form.ts';
import { company } from '../../facts/company.ts';
import {
  emailLink,
  mailHtml,
  oneLine,
  paragraphs,
  phoneLink,
  rowsOf,
  text,
} from '../../mail/html.ts';
import type { Mail } from '../../mail/index.ts';
import { contactFields } from './fields.ts';
import type { Contact } from './rules.ts';

/** Creates the email of a contact message, for lenders that receive messages by email. */
export const contactMail: Mail<Contact> = (value) => {
  const subject = 'New Contact Message';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(contactFields, fields, {
        name: text(value.name),
        email: emailLink(value.email),
        phone: phoneLink(value.phone),
        message: paragraphs(value.message),
      }),
    ),
    name: oneLine(value.name),
  };
};
