import { ssn } from '#words/ssn';
import { clean } from '../input/clean.ts';

/** The field for the last four digits of a Social Security number, without its description. */
export const ssnField = {
  name: 'ssn',
  label: ssn.label,
  control: 'text',
  autoComplete: 'off',
  inputMode: 'numeric',
  maxLength: 4,
  tooLong: ssn.tooLong,
  // Shortening a full number never gives these four digits.
  shorten: clean,
  width: 'short',
  isSecret: true,
  isRequired: true,
} as const;
