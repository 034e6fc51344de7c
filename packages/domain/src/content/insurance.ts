import * as words from '#words/insurance';
import { company } from '../facts/company.ts';
import type { Outcome } from '../forms/form.ts';
import type { PrintableList } from './text.ts';

export {
  claimFormHeading,
  claimNext,
  claimsLine,
  documentsToSend,
  factsToGive,
} from '#words/insurance';

/** What a site may do with the claim form. */
type ClaimOutcome = Extract<Outcome, 'mailed' | 'shown'>;

const phone = company.phones.claims;

/** The promise above the form. It depends on what the site does with the form. */
export const claimPromise: Readonly<Record<ClaimOutcome, string>> = words.claimPromise;

interface FirstSteps {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

const firstStepsTo = (outcome: ClaimOutcome): FirstSteps => {
  const { heading, steps, report } = words.stepsFirst;
  return { heading, steps: [...steps, { title: report.title, text: report[outcome] }] };
};

/** What to do after a loss. It depends on what the site does with the form. */
export const firstSteps: Readonly<Record<ClaimOutcome, FirstSteps>> = {
  mailed: firstStepsTo('mailed'),
  shown: firstStepsTo('shown'),
};

const claimListOf = ({ heading, steps }: FirstSteps): PrintableList => ({
  title: words.claimListTitle,
  parts: [
    { heading, steps: steps.map(({ title, text }) => `${title}. ${text}`) },
    {
      heading: words.factsToGive.heading,
      list: words.factsToGive.body[0].list,
      hasNotes: true,
    },
  ],
  phone,
});

/**
 * The printable list of what to do and say after a loss. It depends on what the site does with the
 * form.
 */
export const claimList: Readonly<Record<ClaimOutcome, PrintableList>> = {
  mailed: claimListOf(firstSteps.mailed),
  shown: claimListOf(firstSteps.shown),
};

/** The printable list of documents for a claim. */
export const claimPapersList: PrintableList = {
  title: words.documentsToSend.heading,
  parts: [{ list: words.documentsToSend.body[1].list }],
  phone,
};
