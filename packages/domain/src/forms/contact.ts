import { type } from 'arktype';
import { type ContactField, contactForm } from './contact.fields.ts';
import type { Validated } from './form.ts';
import {
  email,
  invalidEmail,
  isAtLeast,
  isAtMost,
  isRequired,
  phone,
  phoneTooShort,
  text,
  validate,
} from './rules.ts';

/** What a message to us must hold; it trims every answer. */
export const contact = type({
  '+': 'delete',
  name: text(isRequired('Name'), isAtMost(100, 'Name')),
  email: email(invalidEmail),
  phone: phone(phoneTooShort),
  message: text(isAtLeast(10, 'Message must be at least 10 characters'), isAtMost(1000, 'Message')),
});

/** A message from the contact form. */
export type Contact = typeof contact.infer;

/** Answers the clean message, or each broken rule in the order of the form. Never throws. */
export function validateContact(input: unknown): Validated<Contact, ContactField> {
  return validate(contactForm, contact, input);
}
