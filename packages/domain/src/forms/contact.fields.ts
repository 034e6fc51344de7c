import { company } from '../company/index.ts';
import type { FormDescription } from './form.ts';

/** The contact form's fields, in the order of the page. */
export type ContactField = 'name' | 'email' | 'phone' | 'message';

/** Send us a message (`/contact`). `failure` is for lenders that have messages mailed. */
export const contactForm: FormDescription<ContactField, 'success' | 'failure'> = {
  id: 'contact',
  fields: [
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
      description: 'We answer here',
      control: 'email',
      autoComplete: 'email',
      isRequired: true,
    },
    {
      name: 'phone',
      label: 'Phone number',
      description: 'We use it only about this message',
      control: 'tel',
      autoComplete: 'tel',
      isRequired: true,
    },
    {
      name: 'message',
      label: 'Message',
      description: 'Please leave out card numbers and your full Social Security number',
      control: 'textarea',
      autoComplete: 'off',
      isRequired: true,
    },
  ],
  submitLabel: 'Send message',
  submittingLabel: 'Submitting...',
  toasts: {
    success: {
      title: 'Message Sent',
      description: `We've received your message and will respond within ${company.times.contactReplyBusinessDays} business days.`,
      tone: 'success',
    },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your message. Please try again.',
      tone: 'danger',
    },
  },
};
