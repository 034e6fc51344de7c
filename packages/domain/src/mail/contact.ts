import { company } from '../facts/company.ts';
import type { Contact } from '../forms/contact.rules.ts';
import { contactFields } from '../forms/contact.ts';
import { emailLink, mailHtml, oneLine, paragraphs, phoneLink, rowsOf, text } from './html.ts';
import type { Mail } from './index.ts';

/** The mail that a contact message becomes, for lenders that have messages mailed. */
export const contactMail: Mail<Contact> = (value) => {
  const subject = 'New Contact Message';
  return {
    to: company.mailboxes.info,
    subject,
    html: mailHtml(
      subject,
      rowsOf(contactFields, {
        name: text(value.name),
        email: emailLink(value.email),
        phone: phoneLink(value.phone),
        message: paragraphs(value.message),
      }),
    ),
    name: oneLine(value.name),
  };
};
