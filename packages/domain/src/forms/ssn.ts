import { clean } from '../input/clean.ts';

/** The field for the last four digits of a Social Security number, without its description. */
export const ssnField = {
  name: 'ssn',
  label: 'Last 4 digits of SSN',
  control: 'text',
  autoComplete: 'off',
  inputMode: 'numeric',
  maxLength: 4,
  tooLong: 'Enter last 4 digits of SSN',
  // Shortening a full number never gives these four digits.
  shorten: clean,
  width: 'short',
  isSecret: true,
  isRequired: true,
} as const;
