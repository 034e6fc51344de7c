/* The words of the form for a message. */

import { contactReplyDays } from './company.ts';

export const fields = {
  name: { label: 'Name' },
  email: { label: 'Email', description: 'We’ll reply to this address' },
  phone: { label: 'Phone number', description: 'We’ll only call about this message' },
  message: {
    label: 'Message',
    description: 'Please leave out card numbers and your full Social Security number',
  },
} as const;

export const submitLabel = 'Send message';

export const toasts = {
  success: {
    title: 'Message Sent',
    description: `We've received your message and will respond within ${contactReplyDays} business days.`,
    tone: 'success',
  },
  failure: {
    title: 'Submission Failed',
    description: 'There was an error submitting your message. Please try again.',
    tone: 'danger',
  },
} as const;
