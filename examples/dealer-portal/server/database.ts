import { randomUUID } from 'node:crypto';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Draft, StoredDraft } from '../src/application.ts';
import {
  type Assignments,
  type Deal,
  type DealPage,
  figuresOf,
  type ReportFigures,
  type StoredDeal,
  type StoredFile,
  statuses,
  tiers,
  type User,
  vehicleName,
  waitingStatuses,
} from '../src/model.ts';
import { type DealColumn, type DealSearch, statusesOf } from '../src/search.ts';
import { sampleDeal, sampleUsers } from './sample.ts';

const schema = `
  CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT, email TEXT, role TEXT, state TEXT) STRICT;
  CREATE TABLE deals (
    number INTEGER PRIMARY KEY, version INTEGER, changedBy TEXT, assignee TEXT, due INTEGER,
    name TEXT, status INTEGER, tier INTEGER, amount REAL, payment REAL, ltv REAL, submitted TEXT, words TEXT,
    -- Long columns are last: SQLite reads a row up to the last column that a query needs.
    undoVersion INTEGER, body TEXT, undoBody TEXT
  ) STRICT;
  CREATE INDEX deals_status ON deals (status, amount);
  CREATE INDEX deals_submitted ON deals (submitted);
  CREATE INDEX deals_due ON deals (due) WHERE due IS NOT NULL;
  CREATE TABLE sessions (access TEXT PRIMARY KEY, refresh TEXT, user TEXT, expires INTEGER, until INTEGER) STRICT;
  CREATE TABLE drafts (user TEXT PRIMARY KEY, body TEXT, version TEXT, tab TEXT) STRICT;
  CREATE TABLE sent (key TEXT PRIMARY KEY, user TEXT, number INTEGER) STRICT;
  CREATE TABLE files (id TEXT PRIMARY KEY, name TEXT, type TEXT, bytes BLOB) STRICT;
`;

/** The columns of the table that the columns of the queue sort by. */
const sortedBy: Readonly<Record<DealColumn, string>> = {
  applicant: 'name',
  status: 'status',
  tier: 'tier',
  amount: 'amount',
  payment: 'payment',
  ltv: 'ltv',
  assignee: "COALESCE((SELECT name FROM users WHERE id = assignee), 'Nobody')",
  submitted: 'submitted',
};

/** Text without capitals and accents, in which people search. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const numberOf = (id: string) => (/^D-\d{1,9}$/.test(id) ? Number(id.slice(2)) : -1);

/** A session of a user; times are in milliseconds since 1970. */
interface SessionRow {
  readonly access: string;
  readonly refresh: string;
  readonly user: string;
  readonly expires: number;
  readonly until: number;
}

/** How a change of a deal is stored. */
interface Change {
  readonly by: string;
  /** When the lender answers, in milliseconds since 1970. */
  readonly due?: number | null;
  /** Whether the user can take it back, or takes it back. Otherwise what was stored for it stays. */
  readonly undo?: 'possible' | 'impossible';
}

export type Database = ReturnType<typeof openDatabase>;

/** Opens the portal's database. A new one gets the sample's users and deals. */
export function openDatabase(path: string, sampleSize: number) {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const rows = <Row>(sql: string, ...values: readonly SQLInputValue[]) =>
    db.prepare(sql).all(...values) as unknown as Row[];
  const row = <Row>(sql: string, ...values: readonly SQLInputValue[]) =>
    db.prepare(sql).get(...values) as unknown as Row | undefined;
  const run = (sql: string, ...values: readonly SQLInputValue[]) => db.prepare(sql).run(...values);

  function transaction<Result>(act: () => Result): Result {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = act();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }

  if (!row("SELECT 1 FROM sqlite_master WHERE name = 'deals'")) {
    db.exec(schema);
    transaction(() => {
      for (const user of sampleUsers) addUser(user);
      const insert = db.prepare(insertDeal);
      for (let index = 0; index < sampleSize; index += 1) {
        const { assignee, ...deal } = sampleDeal(index, sampleSize);
        insert.run(...columnsOf(deal), 'Milepost', assignee);
      }
    });
  }

  function addUser({ id, name, email, role, state }: User) {
    run('INSERT INTO users VALUES (?, ?, ?, ?, ?)', id, name, email, role, state);
  }

  /** The `WHERE` of the deals that a search finds. Unknown users filter nothing. */
  function found(search: DealSearch) {
    const parts: string[] = [];
    const values: SQLInputValue[] = [];
    for (const word of fold(search.search ?? '').split(/\s+/)) {
      if (word === '') continue;
      parts.push("words LIKE ? ESCAPE '\\'");
      values.push(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
    }
    const chosen = statusesOf(search).map((status) => statuses.indexOf(status));
    if (chosen.length > 0) parts.push(`status IN (${chosen.join()})`);
    if (search.tier) parts.push(`tier = ${tiers.indexOf(search.tier)}`);
    if (search.assignee === 'nobody') parts.push('assignee IS NULL');
    else if (search.assignee && user(search.assignee)) {
      parts.push('assignee = ?');
      values.push(search.assignee);
    }
    return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
  }

  const order = ({ sort, direction }: DealSearch) =>
    `ORDER BY ${sort ? `${sortedBy[sort]} ${direction === 'descending' ? 'DESC' : 'ASC'}, ` : ''}number DESC`;

  const user = (id: string) => row<User>('SELECT * FROM users WHERE id = ?', id);

  function deal(id: string): Deal | undefined {
    const found = row<DealRow>('SELECT * FROM deals WHERE number = ?', numberOf(id));
    return found && dealOf(found);
  }

  const sumOf = (where: string, ...values: readonly SQLInputValue[]) =>
    row<{ count: number; amount: number }>(
      `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS amount FROM deals ${where}`,
      ...values,
    ) ?? { count: 0, amount: 0 };

  return {
    close: () => db.close(),
    transaction,

    deals(search: DealSearch): DealPage {
      const { where, values } = found(search);
      const { count: total, amount } = sumOf(where, ...values);
      const size = search.size ?? 10;
      const page = Math.min(search.page ?? 1, Math.max(1, Math.ceil(total / size)));
      const open = waitingStatuses.map((status) => statuses.indexOf(status)).join();
      return {
        rows: rows<{ number: number }>(
          `SELECT number FROM deals ${where} ${order(search)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
          ...values,
        ).flatMap(({ number }) => deal(`D-${number}`) ?? []),
        total,
        page,
        amount,
        waiting: sumOf(`WHERE status IN (${open})`).count,
      };
    },

    /** Every deal that a search finds. */
    allDeals(search: DealSearch): readonly Deal[] {
      const { where, values } = found(search);
      return rows<DealRow>(`SELECT * FROM deals ${where} ${order(search)}`, ...values).map(dealOf);
    },

    dealIds(search: DealSearch): readonly string[] {
      const { where, values } = found(search);
      return rows<{ number: number }>(`SELECT number FROM deals ${where}`, ...values).map(
        ({ number }) => `D-${number}`,
      );
    },

    deal,

    /** The deals whose answer from the lender is due. */
    dueDeals: (now: number) => rows<DealRow>('SELECT * FROM deals WHERE due <= ?', now).map(dealOf),

    changeDeal(deal: StoredDeal, { by, due = null, undo }: Change) {
      const number = numberOf(deal.id);
      if (undo === 'possible') {
        run('UPDATE deals SET undoBody = body, undoVersion = version + 1 WHERE number = ?', number);
      } else if (undo === 'impossible') {
        run('UPDATE deals SET undoBody = NULL, undoVersion = NULL WHERE number = ?', number);
      }
      run(
        `UPDATE deals SET (number, body, name, status, tier, amount, payment, ltv, submitted, words)
           = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?), version = version + 1, changedBy = ?, due = ?
         WHERE number = ?`,
        ...columnsOf(deal),
        by,
        due,
        number,
      );
    },

    /** The deal as it was before an action, if nobody but the lender has changed it since. */
    undoOf(id: string, version: number): StoredDeal | undefined {
      const found = row<{ undoBody: string }>(
        'SELECT undoBody FROM deals WHERE number = ? AND undoVersion = ?',
        numberOf(id),
        version,
      );
      return found && JSON.parse(found.undoBody);
    },

    /** Adds a deal and returns its id. */
    addDeal(make: (id: string) => StoredDeal, { by, due }: { by: User; due: number }): string {
      const last = row<{ number: number }>('SELECT MAX(number) AS number FROM deals');
      const deal = make(`D-${(last?.number ?? 0) + 1}`);
      db.prepare(insertDeal).run(...columnsOf(deal), by.name, by.id);
      run('UPDATE deals SET due = ? WHERE number = ?', due, numberOf(deal.id));
      return deal.id;
    },

    /** Assigns deals, and returns their users before. */
    assign: (changes: Assignments): Assignments =>
      transaction(() =>
        changes.flatMap(({ id, assignee }) => {
          const before = row<{ assignee: string | null }>(
            'SELECT assignee FROM deals WHERE number = ?',
            numberOf(id),
          );
          if (!before) return [];
          run('UPDATE deals SET assignee = ? WHERE number = ?', assignee, numberOf(id));
          return [{ id, assignee: before.assignee }];
        }),
      ),

    users: () => rows<User>('SELECT * FROM users'),
    user,
    addUser,
    changeUser: ({ id, role, state }: User) =>
      void run('UPDATE users SET role = ?, state = ? WHERE id = ?', role, state, id),

    report(from: string, to: string): ReportFigures {
      const days = 'WHERE submitted BETWEEN ? AND ?';
      const funded = statuses.indexOf('Funded');
      const ofStatus = (status: number) => sumOf(`${days} AND status = ${status}`, from, to);
      const weeks = rows<{ week: number; amount: number }>(
        `SELECT CAST((julianday(submitted) - julianday(?)) / 7 AS INTEGER) AS week, SUM(amount) AS amount
         FROM deals ${days} AND status = ${funded} GROUP BY week`,
        from,
        from,
        to,
      );
      const count = row<{ count: number }>(
        'SELECT CAST((julianday(?) - julianday(?)) / 7 AS INTEGER) + 1 AS count',
        to,
        from,
      )?.count;
      const day = (week: number) =>
        new Date(Date.parse(`${from}T00:00:00Z`) + week * 7 * 86_400_000)
          .toISOString()
          .slice(0, 10);
      return {
        sent: sumOf(days, from, to),
        funded: ofStatus(funded),
        declined: ofStatus(statuses.indexOf('Declined')),
        byTier: Object.fromEntries(
          rows<{ tier: number; count: number }>(
            `SELECT tier, COUNT(*) AS count FROM deals ${days} GROUP BY tier`,
            from,
            to,
          ).map(({ tier, count }) => [tiers[tier], count]),
        ),
        weeks: Array.from({ length: count ?? 0 }, (_, week) => ({
          day: day(week),
          amount: weeks.find((one) => one.week === week)?.amount ?? 0,
        })),
        byPerson: rows(
          `SELECT COALESCE(assignee, 'nobody') AS id, COALESCE(users.name, 'Nobody') AS name,
             COUNT(*) AS sent, SUM(status = ${funded}) AS funded,
             COALESCE(SUM(amount) FILTER (WHERE status = ${funded}), 0) AS amount
           FROM deals LEFT JOIN users ON users.id = assignee ${days} GROUP BY assignee`,
          from,
          to,
        ),
      };
    },

    sessionOf: (access: string) =>
      row<SessionRow>('SELECT * FROM sessions WHERE access = ?', access),
    sessionToRefresh: (refresh: string) =>
      row<SessionRow>('SELECT * FROM sessions WHERE refresh = ?', refresh),
    addSession: ({ access, refresh, user, expires, until }: SessionRow) =>
      void run(
        'INSERT INTO sessions VALUES (?, ?, ?, ?, ?)',
        access,
        refresh,
        user,
        expires,
        until,
      ),
    removeSessions: () => void run('DELETE FROM sessions'),
    removeDeals: () => void run('DELETE FROM deals'),

    draft(user: string): (StoredDraft & { readonly tab: string }) | null {
      const found = row<{ body: string; version: string; tab: string }>(
        'SELECT body, version, tab FROM drafts WHERE user = ?',
        user,
      );
      return found ? { ...found, draft: JSON.parse(found.body) } : null;
    },
    /** Saves a draft and returns its version. */
    saveDraft(user: string, draft: Draft, tab: string): string {
      const version = randomUUID();
      const body = JSON.stringify(draft);
      run('INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)', user, body, version, tab);
      return version;
    },
    removeDraft: (user: string) => void run('DELETE FROM drafts WHERE user = ?', user),

    /** The id of the deal that was sent with an idempotency key. */
    sentDeal(key: string, user: string): string | undefined {
      const found = row<{ number: number }>(
        'SELECT number FROM sent WHERE key = ? AND user = ?',
        key,
        user,
      );
      return found && `D-${found.number}`;
    },
    rememberSent: (key: string, user: string, id: string) =>
      void run('INSERT INTO sent VALUES (?, ?, ?)', key, user, numberOf(id)),

    addFile: (file: StoredFile, type: string, bytes: Uint8Array) =>
      void run('INSERT INTO files VALUES (?, ?, ?, ?)', file.id, file.name, type, bytes),
    file: (id: string): StoredFile | undefined =>
      row('SELECT id, name, LENGTH(bytes) AS size FROM files WHERE id = ?', id),
  };
}

interface DealRow {
  readonly body: string;
  readonly version: number;
  readonly changedBy: string;
  readonly assignee: string | null;
  readonly due: number | null;
}

const dealOf = ({ body, version, changedBy, assignee, due }: DealRow): Deal => ({
  ...JSON.parse(body),
  version,
  changedBy,
  assignee,
  isWithLender: due !== null,
});

const insertDeal = `INSERT INTO deals
  (number, body, name, status, tier, amount, payment, ltv, submitted, words, version, changedBy, assignee)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`;

/** The values of a deal's columns, in the order of `insertDeal`. */
function columnsOf(deal: StoredDeal): SQLInputValue[] {
  const { id, applicant, status, tier, submitted, vehicle } = deal;
  const figures = figuresOf(deal);
  return [
    numberOf(id),
    JSON.stringify(deal),
    fold(applicant),
    statuses.indexOf(status),
    tiers.indexOf(tier),
    figures?.amountFinanced ?? 0,
    figures?.payment ?? 0,
    figures?.ltv ?? 0,
    submitted,
    fold(`${id} ${applicant} ${vehicleName(vehicle)} ${vehicle.stock} ${vehicle.vin ?? ''}`),
  ];
}
