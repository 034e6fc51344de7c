/* The words of the receipt of a pre-qualification. */

export const heading = 'Application submitted';
export const again = 'Send another application';
export const notes = ['Pre-qualification is not a final approval.'] as const;
export const calculatorLink = {
  text: 'Auto Loan Calculator',
  to: '/',
  hash: 'calculator',
} as const;
