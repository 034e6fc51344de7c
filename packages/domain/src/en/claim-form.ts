/* The words of the form for an insurance claim. */

export const fields = {
  accountNumber: { label: 'Account number', description: 'On your statement, above your name' },
  name: { label: 'Full name', description: 'As on your contract' },
  phone: { label: 'Phone number', description: 'So a claims specialist can call you' },
  email: { label: 'Email', description: 'So a claims specialist can email you' },
  incidentDate: { label: 'Date of incident' },
  description: {
    label: 'Claim description',
    description: 'What happened, where, and what was damaged',
  },
  claimNumber: {
    label: 'Insurance claim number',
    description: 'If your insurance company gave you one',
  },
} as const;

export const submitLabel = 'Submit claim';

export const toasts = {
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
} as const;
