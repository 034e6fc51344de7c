/** The words of the field for the last four digits of a Social Security number. */
export const ssn = {
  label: 'Last 4 digits of SSN',
  tooLong: 'Enter last 4 digits of SSN',
} as const;
