import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthSession, authSession } from '@milepost/domain/auth';
import { rateTable } from '@milepost/domain/content/dealers';
import { formatPercent } from '@milepost/domain/input';
import { monthlyPayment } from '@milepost/domain/loan';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, type DraftChange, emptyDraft } from '../src/application.ts';
import { type Deal, type DealPage, figuresOf, guideOf, rateOf, tiers } from '../src/model.ts';
import { createApi } from './api.ts';
import { lenderTakes } from './lender.ts';
import { sampleDeal } from './sample.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const size = 120;
const sample = Array.from({ length: size }, (_, index) => sampleDeal(index, size));

const newFile = () => join(mkdtempSync(join(tmpdir(), 'portal-test-')), 'portal.db');

/** An API with its own database, and calls of it by a signed-in user. */
function portal(path = newFile()) {
  const api = createApi({ path, sampleSize: size });
  const send = (path: string, method: string, body?: object, headers: object = {}) =>
    api.request(
      path,
      {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      },
      { incoming: {} },
    );
  const token = async (body: object) => send('/auth/v1/token', 'POST', body);
  const signIn = async (username = 'mtran'): Promise<AuthSession> => {
    const credentials = { dealerId: 'CR-2041', username, password: 'cedar ridge' };
    const { id_token } = await (await send('/identity/token', 'POST', credentials)).json();
    return authSession.assert(await (await token({ grant_type: 'id_token', id_token })).json());
  };
  const as = async (username?: string) => {
    const { access_token } = await signIn(username);
    return async (path: string, method = 'GET', body?: object, headers: object = {}) => {
      const answer = await send(`/api${path}`, method, body, {
        authorization: `Bearer ${access_token}`,
        ...headers,
      });
      const isJson = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
    };
  };
  return { send, token, signIn, as };
}
type Call = Awaited<ReturnType<ReturnType<typeof portal>['as']>>;

const dealsIn = async (call: Call, status: string): Promise<readonly Deal[]> =>
  (await call(`/deals?status=${status}&size=100`)).body.rows;
const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (!item) throw new Error('There is none.');
  return item;
};
/** Lets the lender answer. */
const pass = (milliseconds = lenderTakes) => vi.setSystemTime(Date.now() + milliseconds);

test('the tiers and rates are those of the rate sheet', () => {
  expect(rateTable.rows.map(([tier]) => tier)).toEqual(tiers);
  for (const [tier, ...rates] of rateTable.rows) {
    const deal = { tier: tier as Deal['tier'], vehicle: { year: 2027, value: 1 } };
    const own = [48, 60, 72, 84].map((months) => rateOf(deal, months));
    expect(own.map((rate) => (rate === null ? 'Not offered' : formatPercent(rate)))).toEqual(rates);
  }
});

test('every deal of the sample has a rate, and its payment pays off its amount financed', () => {
  for (const deal of sample) {
    const figures = figuresOf(deal);
    if (!figures) throw new Error(`${deal.id} has no rate.`);
    const { amountFinanced: principal, apr, payment } = figures;
    const { months } = deal;
    expect(Math.abs(payment - monthlyPayment({ principal, apr, months }))).toBeLessThan(0.006);
  }
});

test('no purchased or pending deal of the sample is outside the program guide', () => {
  const open = sample.filter(({ status }) => status !== 'Declined' && status !== 'Counteroffer');
  expect(open.filter((deal) => !guideOf(deal).isWithin)).toEqual([]);
});

test('the API answers only to a session, and refreshes one until its working day is over', async () => {
  const { send, token, signIn } = portal();
  expect((await send('/api/deals', 'GET')).status).toBe(401);
  const { access_token, refresh_token } = await signIn();
  const authorization = { authorization: `Bearer ${access_token}` };
  expect((await send('/api/deals', 'GET', undefined, authorization)).status).toBe(200);
  const user = () => send('/auth/v1/user', 'GET', undefined, authorization);
  expect(await (await user()).json()).toMatchObject({ name: 'Marisol Tran', role: 'Manager' });
  pass(16 * 60_000);
  expect((await send('/api/deals', 'GET', undefined, authorization)).status).toBe(401);
  expect((await user()).status).toBe(401);
  expect((await token({ grant_type: 'refresh_token', refresh_token })).status).toBe(200);
  pass(8 * 60 * 60_000);
  expect((await token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400);
});

test('wrong credentials and users who are not active get no token', async () => {
  const { send } = portal();
  const tries = [
    { dealerId: 'CR-2041', username: 'mtran', password: 'wrong' },
    { dealerId: 'CR-2041', username: 'hsato', password: 'cedar ridge' },
    { dealerId: 'CR-2041', username: 'gmoreau', password: 'cedar ridge' },
    {},
  ];
  for (const credentials of tries) {
    expect((await send('/identity/token', 'POST', credentials)).status).toBe(401);
  }
});

test('the queue is filtered, sorted and paged on the server, whose totals cover all pages', async () => {
  const call = await portal().as();
  const page: DealPage = (await call('/deals?sort=amount&direction=descending&page=2')).body;
  const amounts = sample
    .map((deal) => figuresOf(deal)?.amountFinanced ?? 0)
    .sort((one, other) => other - one);
  expect(page.rows.map((deal) => figuresOf(deal)?.amountFinanced)).toEqual(amounts.slice(10, 20));
  expect(page.total).toBe(size);
  expect(page.amount).toBeCloseTo(amounts.reduce((sum, amount) => sum + amount));
  expect((await call('/deals?search=LUCIA%20barr')).body.rows[0].applicant).toBe('Lucía Barrera');
});

test('hostile parameters of the queue find nothing, the last page, or are ignored', async () => {
  const call = await portal().as();
  const total = async (search: string) => (await call(`/deals?${search}`)).body.total;
  expect(await total('search=%25')).toBe(0);
  expect(await total(`search=${encodeURIComponent("' OR 1=1 --")}`)).toBe(0);
  expect(await total('assignee=x%27--&tier=Gold&sort=body&size=7&status=Lost')).toBe(size);
  expect((await call('/deals?page=99999999')).body.page).toBe(12);
  expect((await call('/deals/D-1%27')).status).toBe(404);
  expect((await call('/report?from=0001-01-01&to=9999-12-31')).status).toBe(400);
});

test('an offer is less than the requested amount, and accepting it finances the offer, within the guide', async () => {
  const call = await portal().as();
  for (const deal of await dealsIn(call, 'Counteroffer')) {
    const { id, version, offer } = deal;
    expect(offer).toBeLessThan(figuresOf(deal)?.amountFinanced ?? 0);
    const { body } = await call(`/deals/${id}/accept`, 'POST', { version });
    expect(body.status).toBe('Approved');
    expect(guideOf(body).isWithin).toBe(true);
    expect(figuresOf(body)?.amountFinanced).toBe(offer);
  }
});

test('a counteroffer within the guide is approved, and one outside it gets another offer', async () => {
  const call = await portal().as();
  const [one, other] = await dealsIn(call, 'Counteroffer');
  if (!one || !other) throw new Error('The sample has two counteroffers.');
  await call(`/deals/${one.id}/counter`, 'POST', one);
  const tooMuch = { ...other, terms: { ...other.terms, price: 2 * other.terms.price } };
  await call(`/deals/${other.id}/counter`, 'POST', tooMuch);
  expect((await call(`/deals/${one.id}`)).body).toMatchObject({
    status: 'In review',
    isWithLender: true,
  });
  pass();
  expect((await call(`/deals/${one.id}`)).body.status).toBe('Approved');
  const again = (await call(`/deals/${other.id}`)).body;
  expect(again).toMatchObject({ status: 'Counteroffer', isWithLender: false });
  expect(again.offer).toBeLessThan(figuresOf(again)?.amountFinanced ?? 0);
});

test('an action is taken back, even after the lender’s answer, unless somebody else has acted', async () => {
  const { as } = portal();
  const call = await as();
  const deal = first(await dealsIn(call, 'Counteroffer'));
  const path = `/deals/${deal.id}`;
  const sent = (await call(`${path}/counter`, 'POST', deal)).body;
  pass();
  expect((await call(path)).body.status).toBe('Approved');
  const back = (await call(`${path}/undo`, 'POST', { version: sent.version })).body;
  expect(back).toEqual({ ...deal, version: back.version, changedBy: 'Marisol Tran' });

  const accepted = (await call(`${path}/accept`, 'POST', back)).body;
  const colleague = await as('dachebe');
  await colleague(`${path}/stips/income`, 'PUT', { files: [] });
  const late = await call(`${path}/undo`, 'POST', { version: accepted.version });
  expect(late.status).toBe(409);
  expect(late.body.title).toBe('Devon Achebe has changed this deal since.');
});

test('a change of a deal that somebody else has changed is a conflict, and answers the deal as it is', async () => {
  const { as } = portal();
  const [mine, theirs] = [await as('mtran'), await as('dachebe')];
  const seen = first(await dealsIn(mine, 'Counteroffer'));
  await theirs(`/deals/${seen.id}/accept`, 'POST', seen);
  const { status, body } = await mine(`/deals/${seen.id}/counter`, 'POST', seen);
  expect(status).toBe(409);
  expect(body.title).toBe('Devon Achebe changed this deal in the meantime.');
  expect(body.deal).toMatchObject({ status: 'Approved', version: seen.version + 1 });
});

test('a structure that the domain can’t calculate is refused', async () => {
  const call = await portal().as();
  const deal = first(await dealsIn(call, 'Counteroffer'));
  for (const change of [{ months: 1e9 }, { terms: { ...deal.terms, price: -1 } }]) {
    const { status } = await call(`/deals/${deal.id}/counter`, 'POST', { ...deal, ...change });
    expect(status).toBe(422);
  }
});

test('a stip is cleared with a file, and needed again once it is taken back', async () => {
  const call = await portal().as();
  const { id } = first(await dealsIn(call, 'Approved'));
  const file = (await call('/files?name=stub.pdf', 'POST', {})).body;
  const path = `/deals/${id}/stips/income`;
  const stateOf = async () => (await call(`/deals/${id}`)).body.stips[0].state;
  await call(path, 'PUT', { files: [file.id] });
  expect(await stateOf()).toBe('In review');
  pass();
  expect(await stateOf()).toBe('Cleared');
  await call(path, 'PUT', { files: [file.id] });
  await call(path, 'PUT', { files: [] });
  pass();
  expect(await stateOf()).toBe('Needed');
});

test('a deal is funded once its stips are cleared and it is sent', async () => {
  const call = await portal().as();
  const deal = first(await dealsIn(call, 'Approved'));
  const path = `/deals/${deal.id}`;
  expect((await call(`${path}/fund`, 'POST', deal)).status).toBe(409);
  const file = (await call('/files?name=all.pdf', 'POST', {})).body;
  for (const { id } of deal.stips) {
    await call(`${path}/stips/${id}`, 'PUT', { files: [file.id] });
  }
  pass();
  const cleared = (await call(path)).body;
  expect((await call(`${path}/fund`, 'POST', cleared)).body.status).toBe('In funding');
  pass();
  expect((await call(path)).body.status).toBe('Funded');
  expect((await call('/deals')).body.waiting).toBe(14);
});

test('an assignment answers the users before, which undo it', async () => {
  const call = await portal().as();
  const { rows }: DealPage = (await call('/deals')).body;
  const before = rows.map(({ id, assignee }) => ({ id, assignee }));
  const changes = before.map(({ id }) => ({ id, assignee: 'rkeller' }));
  expect((await call('/assignments', 'PUT', changes)).body).toEqual(before);
  expect((await call('/deals')).body.rows[0].assignee).toBe('rkeller');
  await call('/assignments', 'PUT', before);
  expect((await call('/deals')).body.rows).toEqual(rows);
});

test('a reader changes nothing, and only a manager changes users, but not the own account', async () => {
  const { as } = portal();
  const reader = await as('opark');
  const deal = first(await dealsIn(reader, 'Counteroffer'));
  expect((await reader(`/deals/${deal.id}/accept`, 'POST', deal)).status).toBe(403);
  expect((await reader('/draft', 'PUT', {})).status).toBe(403);
  const finance = await as('dachebe');
  expect((await finance('/users/opark', 'PATCH', { role: 'Manager' })).status).toBe(403);
  const manager = await as();
  expect((await manager('/users/mtran', 'PATCH', { role: 'Finance' })).status).toBe(409);
  expect((await manager('/users/opark', 'PATCH', { state: 'Deactivated' })).status).toBe(200);
  expect((await reader('/deals')).status).toBe(401);
});

const person = {
  firstName: 'Ines',
  lastName: 'Duarte',
  email: 'ines@example.com',
  phone: '2135550147',
  ssn: '1234',
  birthDate: '1990-05-17',
  employmentStatus: 'employed',
  employer: 'Harbor Freight',
  income: 5_200,
};
const complete: Draft = {
  ...emptyDraft('key-1'),
  applicant: person,
  vin: '1M8GDM9AXKP042788',
  year: 2023,
  model: 'Honda Accord EX',
  miles: 21_000,
  stock: 'M900',
  value: 24_000,
  price: 25_500,
  downPayment: 2_500,
  tier: 'Prime',
};
const key = { 'idempotency-key': 'key-1' };

const save = (call: Call, change: Partial<DraftChange>) =>
  call('/draft', 'PUT', { draft: complete, version: null, tab: 'first', ...change });

test('a draft that another tab has saved in the meantime is not overwritten', async () => {
  const call = await portal().as();
  const { version } = (await save(call, {})).body;
  const edited = { ...complete, stock: 'M901' };
  expect((await save(call, { draft: edited, version, tab: 'second' })).status).toBe(200);

  const refused = await save(call, { version });
  expect([refused.status, refused.body.saved.draft]).toEqual([409, edited]);
  expect((await call('/draft')).body.draft).toEqual(edited);
  expect((await save(call, { version: refused.body.saved.version })).status).toBe(200);
});

test('a draft of last week is continued after a restart and a new sign-in, and sent once', async () => {
  const path = newFile();
  const lastWeek = await portal(path).as();
  const { version } = (await save(lastWeek, {})).body;
  pass(7 * 86_400_000);
  const restarted = portal(path);
  const call = await restarted.as();
  expect((await call('/draft')).body).toEqual({ draft: complete, version });
  const edited = { ...complete, stock: 'M901' };
  expect((await save(call, { draft: edited, version, tab: 'second' })).status).toBe(200);
  // The tab of last week is still open: its session has ended, and its draft is not the newest.
  expect((await lastWeek('/draft')).status).toBe(401);
  const refused = await save(await restarted.as(), { version });
  expect([refused.status, refused.body.saved.draft]).toEqual([409, edited]);

  expect((await call('/deals', 'POST', edited, key)).status).toBe(201);
  expect((await save(call, { version })).status).toBe(409);
  expect((await call('/draft')).body).toBeNull();
});

test('a tab saves again if it did not get the answer', async () => {
  const call = await portal().as();
  await save(call, {});
  expect((await save(call, {})).status).toBe(200);
});

test('a deal is sent once for its idempotency key, decided by the guide, and its draft is removed', async () => {
  const call = await portal().as();
  await save(call, { draft: complete });
  expect((await call('/draft')).body).toEqual({ draft: complete, version: expect.any(String) });
  const sent = await call('/deals', 'POST', complete, key);
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ applicant: 'Ines Duarte', status: 'In review' });
  const again = await call('/deals', 'POST', complete, key);
  expect([again.status, again.body.id]).toEqual([200, sent.body.id]);
  expect((await save(call, { draft: complete })).status).toBe(409);
  expect((await call('/draft')).body).toBeNull();
  pass();
  const { body } = await call(`/deals/${sent.body.id}`);
  expect(body.status).toBe('Approved');
  expect(body.stips).toHaveLength(3);
  expect((await call('/deals')).body.total).toBe(size + 1);
});

test('an incomplete deal is refused, with the field and the step of each problem', async () => {
  const call = await portal().as();
  const draft = { ...complete, vin: '1M8GDM9AXPK042788', hasCoApplicant: true };
  const { status, body } = await call('/deals', 'POST', draft, key);
  expect(status).toBe(422);
  expect(body.problems).toContainEqual({
    step: 'customer',
    fieldId: 'coApplicant.firstName',
    message: 'First name is required',
  });
  expect(body.problems).toContainEqual(
    expect.objectContaining({ step: 'vehicle', fieldId: 'vin' }),
  );
  expect(
    body.problems.filter(({ fieldId }: { fieldId: string }) => fieldId.startsWith('applicant.')),
  ).toEqual([]);
});

test('the CSV file of chosen deals has no other deal', async () => {
  const call = await portal().as();
  const [one, two]: readonly Deal[] = (await call('/deals')).body.rows;
  const { body } = await call('/deals/csv', 'POST', [two?.id, one?.id]);
  expect(
    body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(',')[0]),
  ).toEqual([one?.id, two?.id]);
});

test('the CSV file has every matching deal, opens in Excel, and holds no formula', async () => {
  const { send, signIn, as } = portal();
  const call = await as();
  const model = '=HYPERLINK("http://example.com")';
  await call('/deals', 'POST', { ...complete, stock: '', model }, key);
  const { access_token } = await signIn();
  const answer = await send('/api/deals/csv', 'GET', undefined, {
    authorization: `Bearer ${access_token}`,
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines).toHaveLength(size + 2);
  expect(lines[1]).toContain('"2023 =HYPERLINK(""http://example.com"")"');
});
