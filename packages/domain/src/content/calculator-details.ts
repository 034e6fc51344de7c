/** The texts of the results that few terms have. */
export const detailWords = {
  rate: 'Rate',
  aprWithFees: 'APR with fees',
  withExtra: 'With extra payments',
  /** Leaves out amounts of zero. */
  paidOff: (month: string, sooner: string | undefined, saved: string | undefined) =>
    `Paid off in ${month}${sooner ? `, ${sooner} sooner` : ''}.${saved ? ` You save ${saved} in interest.` : ''}`,
  announcement: (month: string, saved: string | undefined) =>
    `With extra payments: paid off in ${month}.${saved ? ` You save ${saved}.` : ''}`,
  /** The interest of the months before a first payment that is later than next month. */
  deferral: (months: string, interest: string) =>
    `Waiting ${months} longer for the first payment costs about ${interest} in interest. The figures above leave it out.`,
} as const;
