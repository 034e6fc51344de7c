import type { FormDescription } from './form.ts';

/** The claim form's fields, in the order of the page. */
export type ClaimField =
  | 'accountNumber'
  | 'name'
  | 'phone'
  | 'email'
  | 'incidentDate'
  | 'description'
  | 'claimNumber';

/** Submit an insurance claim (`/insurance`). `failure` is for lenders that have claims mailed. */
export const claimForm: FormDescription<ClaimField, 'success' | 'failure'> = {
  id: 'claim',
  fields: [
    {
      name: 'accountNumber',
      label: 'Account number',
      description: 'On your statement, above your name',
      control: 'text',
      autoComplete: 'off',
      isRequired: true,
    },
    {
      name: 'name',
      label: 'Full name',
      control: 'text',
      autoComplete: 'name',
      isRequired: true,
    },
    {
      name: 'phone',
      label: 'Phone number',
      description: 'So a claims specialist can call you',
      control: 'tel',
      autoComplete: 'tel',
      isRequired: true,
    },
    {
      name: 'email',
      label: 'Email',
      description: 'We send a confirmation here',
      control: 'email',
      autoComplete: 'email',
      isRequired: true,
    },
    {
      name: 'incidentDate',
      label: 'Date of incident',
      control: 'date',
      autoComplete: 'off',
      isRequired: true,
    },
    {
      name: 'description',
      label: 'Claim description',
      description: 'What happened, where, and what was damaged',
      control: 'textarea',
      autoComplete: 'off',
      isRequired: true,
    },
    {
      name: 'claimNumber',
      label: 'Insurance claim number',
      description: 'If your insurance company gave you one',
      control: 'text',
      autoComplete: 'off',
      isRequired: false,
    },
  ],
  submitLabel: 'Submit claim',
  submittingLabel: 'Submitting...',
  toasts: {
    success: {
      title: 'Claim Submitted',
      description: "We've received your insurance claim and will contact you shortly.",
      tone: 'success',
    },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your message. Please try again.',
      tone: 'danger',
    },
  },
};
