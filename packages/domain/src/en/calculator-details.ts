/** The texts of the results that few terms have. */
export const detailWords = {
  rate: 'Rate',
  aprWithFees: 'APR with fees',
  withExtra: 'With extra payments',
  paidOff: (month: string) => `Paid off in ${month}.`,
  paidOffSooner: (month: string, sooner: string) => `Paid off in ${month}, ${sooner} sooner.`,
  youSaveInterest: (saved: string) => `You save ${saved} in interest.`,
  paidOffWithExtra: (month: string) => `With extra payments: paid off in ${month}.`,
  youSave: (saved: string) => `You save ${saved}.`,
  /** The interest of the months before a first payment that is later than next month. */
  deferral: (months: string, interest: string) =>
    `Waiting ${months} longer for the first payment costs about ${interest} in interest. The figures above leave it out.`,
} as const;
