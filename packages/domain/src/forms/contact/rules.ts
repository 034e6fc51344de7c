import { type } from 'arktype';
import {
  defineRules,
  email,
  invalidEmail,
  isAtLeast,
  isAtMost,
  isRequired,
  phone,
  phoneTooShort,
  type RuleOfEach,
  text,
} from '../rules.ts';
import { type ContactField, contactFields } from './fields.ts';

const contact = type({
  '+': 'delete',
  name: text(isRequired('Name'), isAtMost(100, 'Name')),
  email: email(invalidEmail),
  phone: phone(phoneTooShort),
  message: text(isAtLeast(10, 'Message must be at least 10 characters'), isAtMost(1000, 'Message')),
} satisfies RuleOfEach<ContactField>);

/** A message from the contact form. */
export type Contact = typeof contact.infer;

/** The rules of a message. Every answer is cleaned. */
export const contactRules = defineRules(contactFields, contact);
