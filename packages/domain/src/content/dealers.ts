import { programsHeading, rateColumns, rateSheetOf } from '#words/dealers';
import { sampleRates } from '../facts/rate-sheet.ts';
import { formatPercent } from '../input/format.ts';
import type { PagePath } from './pages.ts';
import type { TextTable } from './text.ts';

export {
  type DealerCard,
  type DialogButton,
  dealerCards,
  dealerFacts,
  portalPreview,
  whyPartner,
} from '#words/dealers';

/** The lowest rate of the three best tiers on the sample sheet. */
export const ratePreview = sampleRates.tiers
  .slice(0, 3)
  .map(({ tier, rates: [rate] }) => [tier, formatPercent(rate)] as const);

/** The pages about what we buy and how we help. */
export const dealerPrograms = {
  heading: programsHeading,
  pages: ['/dealers/full-spectrum', '/dealers/indirect', '/dealers/solutions', '/dealers/services'],
} as const satisfies { heading: string; pages: readonly PagePath[] };

/** A sample that shows a dealer the layout of the sheet. It is not an offer. */
export const rateSheet = rateSheetOf(formatPercent(sampleRates.usedVehicleAddition));

/** A cell of the rate sheet without a rate, and the explanation of its dash below the sheet. */
export const { notOffered, dash } = rateColumns;

/** The rate sheet as a table. */
export const rateTable: TextTable = {
  caption: rateSheet.caption,
  columns: [rateColumns.tier, ...sampleRates.longestTerms.map(rateColumns.upTo)],
  rows: sampleRates.tiers.map(({ tier, rates }) => [
    tier,
    ...rates.map((rate) => (rate === null ? notOffered : formatPercent(rate))),
  ]),
};
