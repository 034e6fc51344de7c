/** The drawing of what is left to pay. */
export const roadWords = {
  label: 'What is left to pay after each payment',
  /** With the loan without extra payments. */
  both: 'The loan with and without extra payments',
  nothing: 'There is nothing to pay back.',
  left: { label: 'Left to pay', unit: 'left' },
  interest: { label: 'Interest so far', unit: 'interest so far' },
  /** The other loan, without the extra payments or with a change from "What if you change one thing?". */
  withoutExtras: { label: 'Without extra payments', unit: 'left without extra payments' },
  /** In the drawing, beside all the interest of the loan. */
  total: 'Interest',
  /** In the drawing, what extra payments save. */
  saved: {
    interest: (amount: string) => `${amount} less interest`,
    time: (months: string) => `${months} sooner`,
  },
  /** The loan before the last change from "What if you change one thing?". */
  before: { label: 'Before this change', unit: 'left before this change' },
  changed: (change: string) => ({ label: change, unit: `left with ${change}` }),
} as const;
