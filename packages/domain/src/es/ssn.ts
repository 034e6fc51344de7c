/** The words of the field for the last four digits of a Social Security number. */
export const ssn = {
  label: 'Últimos 4 dígitos del Seguro Social (SSN)',
  tooLong: 'Escriba los últimos 4 dígitos de su Seguro Social (SSN)',
} as const;
