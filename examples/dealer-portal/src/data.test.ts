import { rateTable } from '@milepost/domain/content/dealers';
import { formatPercent } from '@milepost/domain/input';
import { monthlyPayment } from '@milepost/domain/loan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createData, type Deal, figuresOf, guideOf, rateOf, tiers, waitsOnDealer } from './data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { deals } = createData().get();

const found = (data: ReturnType<typeof createData>, id: string): Deal => {
  const deal = data.get().deals.find((one) => one.id === id);
  if (!deal) throw new Error(`There is no deal ${id}.`);
  return deal;
};

test('the tiers and rates are those of the rate sheet', () => {
  expect(rateTable.rows.map(([tier]) => tier)).toEqual(tiers);
  for (const [tier, ...rates] of rateTable.rows) {
    const deal = { tier: tier as Deal['tier'], vehicle: { year: 2027 } as Deal['vehicle'] };
    const own = [48, 60, 72, 84].map((months) => rateOf(deal, months));
    expect(own.map((rate) => (rate === null ? 'Not offered' : formatPercent(rate)))).toEqual(rates);
  }
});

test('every deal has a rate, and its payment pays off its amount financed', () => {
  for (const deal of deals) {
    const figures = figuresOf(deal);
    if (!figures) throw new Error(`${deal.id} has no rate.`);
    const { amountFinanced: principal, apr, payment } = figures;
    const { months } = deal;
    expect(Math.abs(payment - monthlyPayment({ principal, apr, months }))).toBeLessThan(0.006);
  }
});

test('no purchased or pending deal is outside the program guide', () => {
  const open = deals.filter(({ status }) => status !== 'Declined' && status !== 'Counteroffer');
  expect(open.filter((deal) => !guideOf(deal).isWithin)).toEqual([]);
});

test('an offer is less than the requested amount, and accepting it finances the offer, within the guide', () => {
  const data = createData();
  for (const { id, offer } of deals.filter(({ status }) => status === 'Counteroffer')) {
    expect(offer).toBeLessThan(figuresOf(found(data, id))?.amountFinanced ?? 0);
    data.accept(id);
    const accepted = found(data, id);
    expect(accepted.status).toBe('Approved');
    expect(guideOf(accepted).isWithin).toBe(true);
    expect(figuresOf(accepted)?.amountFinanced).toBe(offer);
  }
});

test('a counteroffer within the guide is approved, unless it is taken back first', () => {
  const data = createData();
  const [first, second] = deals.filter(({ status }) => status === 'Counteroffer');
  if (!first || !second) throw new Error('The sample has two counteroffers.');
  data.counter(first.id, first);
  const undo = data.counter(second.id, second);
  undo();
  vi.runAllTimers();
  expect(found(data, first.id).status).toBe('Approved');
  expect(found(data, second.id)).toEqual(second);
});

test('a counteroffer outside the guide stays in review', () => {
  const data = createData();
  const deal = deals.find(({ status }) => status === 'Counteroffer');
  if (!deal) throw new Error('The sample has a counteroffer.');
  data.counter(deal.id, { ...deal, terms: { ...deal.terms, price: 2 * deal.terms.price } });
  vi.runAllTimers();
  expect(found(data, deal.id).status).toBe('In review');
});

test('a deal is funded once its stips are cleared and it is sent', () => {
  const data = createData();
  const deal = deals.find(({ status }) => status === 'Approved');
  if (!deal) throw new Error('The sample has an approved deal.');
  for (const { id, state } of deal.stips) {
    if (state === 'Needed') data.receiveStip(deal.id, id, `${id}.pdf`);
  }
  vi.runAllTimers();
  expect(found(data, deal.id).stips.map(({ state }) => state)).toEqual([
    ...['Cleared', 'Cleared', 'Cleared'],
  ]);
  data.fund(deal.id);
  expect(found(data, deal.id).status).toBe('In funding');
  vi.runAllTimers();
  expect(found(data, deal.id).status).toBe('Funded');
  expect(data.get().deals.filter(waitsOnDealer)).toHaveLength(14);
});

test('undoing an assignment returns each deal to its previous user', () => {
  const data = createData();
  const undo = data.assign(new Set(deals.slice(0, 5).map(({ id }) => id)), 'rkeller');
  expect(
    data
      .get()
      .deals.slice(0, 5)
      .map(({ assignee }) => assignee),
  ).toEqual(Array(5).fill('rkeller'));
  undo();
  expect(data.get().deals).toEqual(deals);
});
