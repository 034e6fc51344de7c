import { defineFields, type FieldName } from '../field.ts';

/** The contact form's fields. */
export const contactFields = defineFields([
  {
    name: 'name',
    label: 'Name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  {
    name: 'email',
    label: 'Email',
    description: "We'll reply to this address",
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'phone',
    isBeside: true,
    label: 'Phone number',
    description: "We'll only call about this message",
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'message',
    label: 'Message',
    description: 'Please leave out card numbers and your full Social Security number',
    control: 'textarea',
    autoComplete: 'on',
    isRequired: true,
  },
]);

/** The name of a field of the contact form. */
export type ContactField = FieldName<typeof contactFields>;
