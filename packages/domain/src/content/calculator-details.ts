import { detailWords as words } from '#words/calculator-details';

const { rate, aprWithFees, withExtra, deferral } = words;

/** The texts of the results that few terms have. */
export const detailWords = {
  rate,
  aprWithFees,
  withExtra,
  /** Leaves out amounts of zero. */
  paidOff: (month: string, sooner: string | undefined, saved: string | undefined) => {
    const end = sooner ? words.paidOffSooner(month, sooner) : words.paidOff(month);
    return saved ? `${end} ${words.youSaveInterest(saved)}` : end;
  },
  announcement: (month: string, saved: string | undefined) => {
    const end = words.paidOffWithExtra(month);
    return saved ? `${end} ${words.youSave(saved)}` : end;
  },
  deferral,
} as const;
