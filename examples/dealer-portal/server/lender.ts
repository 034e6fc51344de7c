import { type Deal, figuresOf, guideOf, type StoredDeal } from '../src/model.ts';
import { offerFor, stipsOf } from './sample.ts';

/** How long the lender takes to answer, in milliseconds. */
export const lenderTakes = 1_500;

/** Adds an event, a minute after the last one. */
export function record<Kind extends StoredDeal>(
  deal: Kind,
  heading: string,
  text: string,
  change: Partial<StoredDeal> = {},
): Kind {
  const last = deal.events.at(-1)?.at ?? '2026-11-20T16:00';
  const at = new Date(Date.parse(`${last}Z`) + 60_000).toISOString().slice(0, 16);
  return { ...deal, ...change, events: [...deal.events, { at, heading, text }] };
}

/** The deal after the lender's answer: a decision, cleared stips, or the payment. */
export function answered(deal: StoredDeal): StoredDeal {
  if (deal.status === 'In review') return decided(deal);
  if (deal.status === 'In funding') {
    return record(deal, 'Funded', 'Paid to your account ending in 2041.', { status: 'Funded' });
  }
  const reviewed = deal.stips.filter(({ state }) => state === 'In review');
  const cleared: StoredDeal = {
    ...deal,
    stips: deal.stips.map((stip) =>
      stip.state === 'In review' ? { ...stip, state: 'Cleared' } : stip,
    ),
  };
  return reviewed.reduce(
    (before, { name, files }) =>
      record(before, `${name} cleared`, files.map((file) => file.name).join(', ')),
    cleared,
  );
}

/** The stips of a deal without any documents yet. */
const allNeeded = stipsOf('Needed').map(
  (stip) => ({ ...stip, state: 'Needed', files: [] }) as const,
);

/**
 * Approves a deal within the guide, offers less for one that asks for too much, and declines one that
 * less money does not help.
 */
function decided(deal: StoredDeal): StoredDeal {
  if (figuresOf(deal) && guideOf(deal).isWithin) {
    return record(deal, 'Approved', 'As you sent it, with stips.', {
      status: 'Approved',
      stips: deal.stips.length > 0 ? deal.stips : allNeeded,
    });
  }
  const less = { ...deal, terms: { price: guideOf(deal).most, downPayment: 0 } };
  if (figuresOf(deal) && guideOf(less).isWithin) {
    return record(deal, 'Counteroffer', 'For this customer we finance less than was asked for.', {
      status: 'Counteroffer',
      offer: offerFor(deal),
    });
  }
  return record(deal, 'Declined', 'The customer gets a letter with the reasons.', {
    status: 'Declined',
  });
}

/** A deal without what only its row has. */
export const stored = ({
  version: _version,
  changedBy: _changedBy,
  assignee: _assignee,
  isWithLender: _isWithLender,
  ...deal
}: Deal): StoredDeal => deal;
