import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { basePaths } from '@milepost/domain/auth';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Draft, DraftChange } from '../src/application.ts';
import {
  type Assignments,
  acceptedTerms,
  type Deal,
  figuresOf,
  fileRules,
  mayManage,
  mayWork,
  roles,
  type StoredDeal,
  type StoredFile,
  type Structure,
  termOptions,
  type User,
} from '../src/model.ts';
import { readDealSearch, readReportSearch } from '../src/search.ts';
import { idTokenFor, tokenFor, userOf } from './auth.ts';
import { csvOf } from './csv.ts';
import { openDatabase } from './database.ts';
import { type Fault, faults } from './faults.ts';
import { answered, lenderTakes, record, stored } from './lender.ts';
import { dealFrom } from './newDeal.ts';
import { Problem } from './problem.ts';

/** Options of the API. */
export interface ApiOptions {
  /** The path of the database's file. A new file gets the sample. */
  readonly path: string;
  /** The number of invented deals. @default 20000 */
  readonly sampleSize?: number;
  /** Whether `POST /test` resets the data and breaks the API. @default false */
  readonly isTest?: boolean;
}

const csvHeaders = { 'content-type': 'text/csv; charset=utf-8' };

interface Env {
  Bindings: HttpBindings;
  Variables: { user: User };
}

/** The portal's API, and the authentication service beside it. */
export function createApi({ path, sampleSize = 20_000, isTest = false }: ApiOptions) {
  let db = openDatabase(path, sampleSize);
  const fault: { now: Fault } = { now: 'none' };
  const app = new Hono<Env>();

  app.onError((error) => {
    if (error instanceof Problem) return error.response();
    console.error(error);
    return new Problem(500, 'Something went wrong here. Try again.').response();
  });

  for (const pattern of ['/identity/*', `${basePaths.auth}/*`, '/api/*']) {
    app.use(pattern, faults(fault));
  }

  app.post('/identity/token', async (c) => {
    const idToken = idTokenFor(db, await c.req.json());
    if (!idToken) throw new Problem(401, 'These credentials are unknown.');
    return c.json({ id_token: idToken });
  });
  app.post(`${basePaths.auth}/token`, async (c) => c.json(tokenFor(db, await c.req.json())));
  app.get(`${basePaths.auth}/user`, (c) => c.json(userOf(db, c.req.header('authorization'))));

  app.use('/api/*', async (c, next) => {
    const user = userOf(db, c.req.header('authorization'));
    if (c.req.method !== 'GET' && !mayWork(user)) {
      throw new Problem(403, 'Your role can see this, but can’t change it.');
    }
    c.set('user', user);
    letLenderAnswer();
    await next();
    c.header('cache-control', 'no-store');
  });
  app.use('/api/users/*', async (c, next) => {
    if (c.req.method !== 'GET' && !mayManage(c.get('user'))) {
      throw new Problem(403, 'Only a manager can change users.');
    }
    await next();
  });

  /** Answers what is due. It needs no timer, so an answer survives a restart. */
  function letLenderAnswer() {
    for (const deal of db.dueDeals(Date.now())) {
      db.changeDeal(answered(stored(deal)), { by: 'Milepost' });
    }
  }

  function found(id: string): Deal {
    const deal = db.deal(id);
    if (!deal) throw new Problem(404, 'There is no deal of this number.');
    return deal;
  }

  const conflict = (deal: Deal, message: string) => new Problem(409, message, { deal });

  /** Changes the deal of a request, if the caller has seen its current version, and answers it. */
  async function change(
    c: Context<Env, '/:id'>,
    act: (deal: Deal, body: Readonly<Record<string, unknown>>) => StoredDeal,
    { takes, undo = 'impossible' }: { takes?: number; undo?: 'possible' | 'impossible' } = {},
  ) {
    const body = await c.req.json();
    const deal = found(c.req.param('id'));
    if (body.version !== deal.version) {
      throw conflict(deal, `${deal.changedBy} changed this deal in the meantime.`);
    }
    db.changeDeal(stored({ ...deal, ...act(deal, body) }), {
      by: c.get('user').name,
      due: takes === undefined ? null : Date.now() + takes,
      undo,
    });
    return c.json(found(deal.id));
  }

  app.get('/api/deals', (c) => c.json(db.deals(readDealSearch(c.req.query()))));
  app.get('/api/deals/ids', (c) => c.json(db.dealIds(readDealSearch(c.req.query()))));
  app.get('/api/deals/csv', (c) =>
    c.body(csvOf(db.allDeals(readDealSearch(c.req.query())), db.users()), 200, csvHeaders),
  );
  app.post('/api/deals/csv', async (c) => {
    const ids = new Set<unknown>(await c.req.json());
    const deals = db.allDeals(readDealSearch(c.req.query())).filter(({ id }) => ids.has(id));
    return c.body(csvOf(deals, db.users()), 200, csvHeaders);
  });
  app.get('/api/deals/:id', (c) => c.json(found(c.req.param('id'))));

  /** Sends a deal. The same idempotency key sends it once, and gets the same answer. */
  app.post('/api/deals', async (c) => {
    const user = c.get('user');
    const draft: Draft = await c.req.json();
    const key = c.req.header('idempotency-key');
    if (!key) throw new Problem(400, 'A deal needs an Idempotency-Key.');
    const before = db.sentDeal(key, user.id);
    if (before) return c.json(found(before));
    const id = db.transaction(() => {
      const added = db.addDeal((id) => dealFrom(draft, user, id), {
        by: user,
        due: Date.now() + lenderTakes,
      });
      db.rememberSent(key, user.id, added);
      db.removeDraft(user.id);
      return added;
    });
    return c.json(found(id), 201);
  });

  /** Accepts the lender's counteroffer: the customer pays the difference in cash. */
  app.post('/api/deals/:id/accept', (c) =>
    change(
      c,
      (deal) => {
        if (deal.status !== 'Counteroffer' || deal.offer === null) {
          throw conflict(deal, 'There is no offer to accept any more.');
        }
        return record(deal, 'Counteroffer accepted', 'Approved with a higher down payment.', {
          status: 'Approved',
          offer: null,
          terms: acceptedTerms(deal, deal.offer),
        });
      },
      { undo: 'possible' },
    ),
  );

  /** Sends another structure, which the lender decides on. */
  app.post('/api/deals/:id/counter', (c) =>
    change(
      c,
      (deal, body) => {
        if (deal.status !== 'Counteroffer') {
          throw conflict(
            deal,
            `This deal is ${deal.status.toLowerCase()} now: there is nothing to counter.`,
          );
        }
        const structure = structureFrom(deal, body);
        return record(deal, 'Counteroffer sent', 'We look at it and answer here.', {
          status: 'In review',
          offer: null,
          ...structure,
        });
      },
      { takes: lenderTakes, undo: 'possible' },
    ),
  );

  /** Sends a deal with cleared stips for funding, which the lender then pays. */
  app.post('/api/deals/:id/fund', (c) =>
    change(
      c,
      (deal) => {
        if (deal.status !== 'Approved' || deal.stips.some(({ state }) => state !== 'Cleared')) {
          throw conflict(deal, 'This deal can’t go to funding yet.');
        }
        return record(deal, 'Sent for funding', 'The package is complete.', {
          status: 'In funding',
        });
      },
      { takes: lenderTakes },
    ),
  );

  /** Takes back an action, if nobody but the lender has changed the deal since. */
  app.post('/api/deals/:id/undo', async (c) => {
    const { version } = await c.req.json();
    const deal = found(c.req.param('id'));
    const before = db.undoOf(deal.id, Number(version));
    if (!before) throw conflict(deal, `${deal.changedBy} has changed this deal since.`);
    db.changeDeal(before, { by: c.get('user').name, undo: 'impossible' });
    return c.json(found(deal.id));
  });

  /**
   * Sets the files of a stip, which the lender then looks at. Without one, it is needed again. Whatever
   * else has changed in the deal does not matter to it.
   */
  app.put('/api/deals/:id/stips/:stip', async (c) => {
    const { files: ids } = await c.req.json();
    const deal = found(c.req.param('id'));
    const stip = deal.stips.find(({ id }) => id === c.req.param('stip'));
    if (!stip || deal.status !== 'Approved' || !Array.isArray(ids)) {
      throw conflict(deal, 'This deal takes no more files.');
    }
    const files: readonly StoredFile[] = ids
      .slice(0, fileRules.maxFiles)
      .flatMap((id) => stip.files.find((file) => file.id === id) ?? db.file(String(id)) ?? []);
    const state = files.length === 0 ? 'Needed' : 'In review';
    const changed: StoredDeal = {
      ...stored(deal),
      stips: deal.stips.map((one) => (one === stip ? { ...one, files, state } : one)),
    };
    db.changeDeal(
      state === 'Needed'
        ? record(changed, `${stip.name} taken back`, 'It is needed again.')
        : changed,
      { by: c.get('user').name, due: Date.now() + lenderTakes, undo: 'impossible' },
    );
    return c.json(found(deal.id));
  });

  app.put('/api/assignments', async (c) => {
    const changes: Assignments = await c.req.json();
    const isKnown = changes.every(({ assignee }) => assignee === null || db.user(assignee));
    if (!isKnown) throw new Problem(422, 'This user is unknown.');
    return c.json(db.assign(changes));
  });

  app.get('/api/users', (c) => c.json(db.users()));
  app.post('/api/users', async (c) => {
    const { name, email, role }: User = await c.req.json();
    if (db.users().some((user) => user.email.toLowerCase() === email.toLowerCase())) {
      throw new Problem(409, 'This person has been invited already.');
    }
    if (!roles.includes(role)) throw new Problem(422, 'This role is unknown.');
    const user: User = { id: randomUUID(), name, email, role, state: 'Invited' };
    db.addUser(user);
    return c.json(user, 201);
  });
  app.patch('/api/users/:id', async (c) => {
    const user = db.user(c.req.param('id'));
    if (!user) throw new Problem(404, 'This user is unknown.');
    const { role = user.role, state = user.state }: Partial<User> = await c.req.json();
    const isOwn = user.id === c.get('user').id;
    if (isOwn && (role !== user.role || state !== user.state)) {
      throw new Problem(409, 'Ask another manager to change your own account.');
    }
    const changed = { ...user, role, state };
    db.changeUser(changed);
    return c.json(changed);
  });

  app.get('/api/report', (c) => {
    const { from, to } = readReportSearch(c.req.query());
    if (!from || !to) throw new Problem(400, 'A report needs its first and its last day.');
    return c.json(db.report(from, to));
  });

  app.get('/api/draft', (c) => {
    const found = db.draft(c.get('user').id);
    return c.json(found && { draft: found.draft, version: found.version });
  });
  /** Saves a draft, unless another tab has saved since this one has seen it. */
  app.put('/api/draft', async (c) => {
    const user = c.get('user');
    const { draft, version, tab }: DraftChange = await c.req.json();
    // A call that was overtaken by the deal's must not bring its draft back.
    if (db.sentDeal(draft.key, user.id)) throw new Problem(409, 'This deal was sent already.');
    const now = db.draft(user.id);
    if (now && now.tab !== tab && now.version !== version) {
      throw new Problem(409, 'Another tab has changed this draft.', {
        saved: { draft: now.draft, version: now.version },
      });
    }
    return c.json({ version: db.saveDraft(user.id, draft, tab) });
  });
  app.delete('/api/draft', (c) => {
    db.removeDraft(c.get('user').id);
    return c.body(null, 204);
  });

  app.post('/api/files', bodyLimit({ maxSize: fileRules.maxSize }), async (c) => {
    const type = c.req.header('content-type') ?? '';
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const file = { id: randomUUID(), name: c.req.query('name') ?? 'file', size: bytes.length };
    db.addFile(file, type, bytes);
    return c.json(file, 201);
  });

  app.all('/api/*', () => {
    throw new Problem(404, 'There is nothing at this address.');
  });

  if (isTest) {
    const fresh = `${path}.fresh`;
    db.close();
    copyFileSync(path, fresh);
    db = openDatabase(path, sampleSize);
    app.post('/test', async (c) => {
      const order: { reset?: boolean; fault?: Fault; end?: 'sessions' | 'deals' } =
        await c.req.json();
      if (order.reset) {
        db.close();
        for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
        copyFileSync(fresh, path);
        db = openDatabase(path, sampleSize);
      }
      if (order.end === 'sessions') db.removeSessions();
      if (order.end === 'deals') db.removeDeals();
      fault.now = order.fault ?? 'none';
      return c.body(null, 204);
    });
  }

  return app;
}

/** Reads another structure of a deal. Throws a Problem if it can't be calculated. */
function structureFrom(
  deal: Deal,
  { terms, months }: Readonly<Record<string, unknown>>,
): Structure {
  const structure = { terms: { ...deal.terms, ...Object(terms) }, months: Number(months) };
  try {
    if (termOptions.includes(structure.months) && figuresOf(deal, structure)) return structure;
  } catch {
    // The domain refuses sums outside its limits.
  }
  throw new Problem(422, 'We don’t offer this structure.');
}
