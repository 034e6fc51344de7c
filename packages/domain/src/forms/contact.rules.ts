import { type } from 'arktype';
import { type ContactField, contactFields } from './contact.ts';
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
} from './rules.ts';

const contact = type({
  '+': 'delete',
  name: text(isRequired('Name'), isAtMost(100, 'Name')),
  email: email(invalidEmail),
  phone: phone(phoneTooShort),
  message: text(isAtLeast(10, 'Message must be at least 10 characters'), isAtMost(1000, 'Message')),
} satisfies RuleOfEach<ContactField>);

/** A message from the contact form. */
export type Contact = typeof contact.infer;

/** What a message to us must hold; every answer is trimmed. */
export const contactRules = defineRules(contactFields, contact);
