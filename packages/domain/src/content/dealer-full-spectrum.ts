import { levels } from '#words/dealer-full-spectrum';
import { sampleRates } from '../facts/rate-sheet.ts';
import { formatPercent } from '../input/format.ts';

export {
  dealCheckLink,
  fullSpectrumActions,
  fullSpectrumCards,
  programFeatures,
  vehicleTypes,
} from '#words/dealer-full-spectrum';

const highest = Math.max(...sampleRates.tiers.map(({ rates }) => rates[0]));

/** The credit levels that the program covers, strongest first, with the lowest rate of the sample sheet. */
export const spectrum = {
  label: levels.label,
  tiers: sampleRates.tiers.map(({ tier, rates: [rate] }) => ({
    tier,
    rate: levels.from(formatPercent(rate)),
    /** In percent of the highest rate. */
    share: Math.round((100 * rate) / highest),
  })),
  caption: levels.caption,
};
