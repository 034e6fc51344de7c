/** The drawing of what is left to pay. */
export const roadWords = {
  label: 'What is left to pay after each payment',
  nothing: 'There is nothing to pay back.',
  left: { label: 'Left to pay', unit: 'left' },
  interest: { label: 'Interest so far', unit: 'interest so far' },
  /** The other loan, without the extra payments or with a change from "What changes if". */
  withoutExtras: { label: 'Without extra payments', unit: 'left without extra payments' },
  saving: (months: string, interest: string) =>
    `The field between the lines is what the extra payments save: ${months} and ${interest} in interest.`,
  changed: (change: string) => ({ label: change, unit: `left with ${change}` }),
} as const;
