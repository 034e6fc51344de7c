import { problemsOf } from '../src/application.rules.ts';
import { calculated, type Draft, incomeOf } from '../src/application.ts';
import { type StoredDeal, today, type User } from '../src/model.ts';
import { Problem } from './problem.ts';
import { ofTier } from './sample.ts';

/** The deal that a complete draft becomes. Throws a Problem that lists what is missing or wrong. */
export function dealFrom(draft: Draft, user: User, id: string): StoredDeal {
  const problems = problemsOf(draft);
  const deal = calculated(draft);
  if (problems.length > 0 || !deal) {
    throw new Problem(422, 'Something is missing in this deal.', { problems });
  }
  const { applicant, coApplicant, hasCoApplicant, hasTradeIn, tradeIn, documents } = draft;
  return {
    ...deal,
    id,
    applicant: `${applicant.firstName.trim()} ${applicant.lastName.trim()}`,
    income: incomeOf(draft),
    vehicle: {
      ...deal.vehicle,
      model: draft.model.trim(),
      miles: draft.miles ?? 0,
      stock: draft.stock.trim(),
      vin: draft.vin,
    },
    score: ofTier[deal.tier].score,
    status: 'In review',
    submitted: today,
    offer: null,
    stips: [],
    events: [
      {
        at: `${today}T22:00`,
        heading: 'Application sent',
        text: `${user.name} sent it from the portal.`,
      },
    ],
    application: {
      applicant,
      coApplicant: hasCoApplicant ? coApplicant : null,
      tradeIn: hasTradeIn ? tradeIn : null,
      documents,
    },
  };
}
