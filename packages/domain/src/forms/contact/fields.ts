import { fields } from '#words/contact-form';
import { defineFields, type FieldName } from '../field.ts';

/** The contact form's fields. */
export const contactFields = defineFields([
  {
    name: 'name',
    ...fields.name,
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  {
    name: 'email',
    ...fields.email,
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'phone',
    isBeside: true,
    ...fields.phone,
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'message',
    ...fields.message,
    control: 'textarea',
    autoComplete: 'on',
    isRequired: true,
  },
]);

/** The name of a field of the contact form. */
export type ContactField = FieldName<typeof contactFields>;
