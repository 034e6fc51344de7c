import { type } from 'arktype';
import { fields } from '#words/contact-form';
import { invalidEmail, messageTooShort, phoneTooShort } from '#words/form-rules';
import {
  defineRules,
  email,
  isAtLeast,
  isAtMost,
  isRequired,
  phone,
  type RuleOfEach,
  text,
} from '../rules.ts';
import { type ContactField, contactFields } from './fields.ts';

const contact = type({
  '+': 'delete',
  name: text(isRequired(fields.name.label), isAtMost(100, fields.name.label)),
  email: email(fields.email.label, invalidEmail),
  phone: phone(phoneTooShort),
  message: text(isAtLeast(10, messageTooShort(10)), isAtMost(1000, fields.message.label)),
} satisfies RuleOfEach<ContactField>);

/** A message from the contact form. */
export type Contact = typeof contact.infer;

/** The rules of a message. Every answer is cleaned. */
export const contactRules = defineRules(contactFields, contact);
