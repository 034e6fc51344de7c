import { faqs } from '@milepost/domain/content/faq';
import { menu } from '@milepost/domain/content/navigation';
import { pagePaths } from '@milepost/domain/content/pages';
import { faqSearchWords } from '@milepost/domain/faq/search';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, expectMessages, hydrated, open, test } from './milepost.ts';
import { defineSnapshots } from './snapshot.ts';

/** By default, the walks are always the same. `WALK_SEED=7 WALKS=100` makes others. */
const { WALK_SEED = '1', WALKS = '4' } = process.env;

/** A change that a visitor makes on a page. */
interface Change {
  readonly paths: readonly string[];
  /** Identifies the control. A later change with the same name replaces an earlier one. */
  readonly name: string;
  readonly value: string;
  /** The name and the value of another change that it needs, unless that is the default. */
  readonly needs?: readonly [name: string, value: string];
  /** Whether it is lost when its page is left. */
  readonly isSecret?: boolean;
  readonly perform: (page: Page) => Promise<void>;
}

const typed = (paths: readonly string[], field: string, ...values: readonly string[]): Change[] =>
  values.map((value) => ({
    paths,
    name: `${paths[0]} ${field}`,
    value,
    perform: (page) =>
      page
        .getByRole('main')
        .getByLabel(field, { exact: true })
        .filter({ visible: true })
        .last()
        .fill(value),
  }));
const secret = (...given: Parameters<typeof typed>): Change[] =>
  typed(...given).map((change) => ({ ...change, isSecret: true }));
const chosen = (path: string, field: string, ...values: readonly string[]): Change[] =>
  values.map((value) => ({
    paths: [path],
    name: `${path} ${field}`,
    value,
    async perform(page) {
      await page.getByRole('main').getByLabel(field, { exact: true }).selectOption(value);
    },
  }));
const tab = (path: string, ...values: readonly string[]): Change[] =>
  values.map((value) => ({
    paths: [path],
    name: `${path} tab`,
    value,
    perform: (page) => page.getByRole('main').getByRole('tab', { name: value }).click(),
  }));
const toggled = (path: string, ...questions: readonly string[]): Change[] =>
  questions.flatMap((question) =>
    ['open', 'closed'].map((value) => ({
      paths: [path],
      name: `${path} ${question}`,
      value,
      perform: (page) => setOpen(page, question, value === 'open'),
    })),
  );

async function setOpen(page: Page, summary: string, isOpen: boolean) {
  const details = page.locator('main details', { has: page.getByText(summary, { exact: true }) });
  if (((await details.getAttribute('open')) === null) === isOpen) {
    await details.locator('summary').click();
  }
}

const payoff = ['/payoff', '/dealers/payoff'];
const found = 'totaled';
const faqOpen = (id: string): Change => ({
  paths: ['/faq'],
  name: 'open answer',
  value: id,
  async perform(page) {
    const openAnswer = page.locator('main details[open]');
    if (id === '') {
      if (await openAnswer.count()) await openAnswer.locator('summary').click();
      return;
    }
    await setOpen(page, faqs.find((faq) => faq.id === id)?.question ?? '', true);
    // The end of an answer is loaded with the first one that is opened.
    await expect(openAnswer.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});
const questions = ['due-date', 'totaled-or-stolen'];

const changes: readonly Change[] = [
  ...typed(['/'], 'Vehicle price', '30000', '45000').map((change) => ({
    ...change,
    needs: ['/ tab', 'Monthly Cost'] as const,
  })),
  ...typed(['/'], 'APR', '3.5'),
  ...tab('/', 'Maximum Loan', 'Monthly Cost'),
  ...toggled('/', 'Can I change my due date?'),
  ...typed(payoff, 'Full name', 'Dana Whitfield', ''),
  ...typed(payoff, 'Requested payoff date', '2027-12-31'),
  ...secret(payoff, 'Last 4 digits of SSN', '0412'),
  ...typed(['/payment'], 'Account number', '10045 8821', '2007 11'),
  ...typed(['/payment'], 'Payment amount', '425'),
  ...secret(['/payment'], 'Card number', '4388 5760 1841 0707').map((change) => ({
    ...change,
    needs: ['/payment tab', 'Debit Card'] as const,
  })),
  ...tab('/payment', 'ACH Transfer', 'Debit Card'),
  ...chosen('/payment', 'Your state', 'TX', 'NM'),
  ...typed(['/pre-qualify'], 'First name', 'Dana'),
  ...typed(['/pre-qualify'], 'Loan amount', '32000'),
  ...chosen('/pre-qualify', 'Employment status', 'retired'),
  ...typed(['/insurance'], 'Claim description', 'A tree fell\non the hood.'),
  ...typed(['/contact'], 'Message', 'Which documents do I need?'),
  ...tab('/signin', 'Dealer', 'Customer'),
  ...secret(['/signin'], 'Password', 'open sesame').map((change) => ({
    ...change,
    needs: ['/signin tab', 'Customer'] as const,
  })),
  ...tab('/account', 'Payments', 'Overview'),
  ...['', ...questions].map(faqOpen),
  ...typed(['/faq'], 'Search the questions', found, '').map((change) => ({
    ...change,
    async perform(page: Page) {
      await change.perform(page);
      // The number of answers is shown 700 ms after the last key.
      await expect(page.locator('#finder form + [aria-live]')).toHaveText(
        change.value && faqSearchWords.found(1, found),
      );
    },
  })),
];

/** An entry of the tab's history. */
interface Entry {
  readonly path: string;
  readonly hash: string;
  scroll: number;
}

/** The model: the history of a tab, and the changes that a visitor would expect to find again. */
class Visit {
  entries: readonly Entry[];
  index = 0;
  /** The steps so far, for the message of a failure. */
  readonly steps: string[];
  /** The changes that are remembered, by name and in their order. */
  readonly left = new Map<string, Change>();
  /** The history entry where an answer of the FAQ was last opened or closed. */
  answeredOn: Entry | undefined;
  /** Whether the header has its menu button. */
  readonly isNarrow: boolean;

  constructor(path: string, isNarrow: boolean) {
    this.entries = [{ path, hash: '', scroll: 0 }];
    this.steps = [`open ${path}`];
    this.isNarrow = isNarrow;
  }

  get entry(): Entry {
    return this.entries[this.index] as Entry;
  }

  go(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.move(this.entries.length - 1);
  }

  move(index: number): void {
    const { path } = this.entry;
    this.index = index;
    if (this.entry.path !== path) {
      for (const [name, { paths, isSecret }] of this.left) {
        if (isSecret && paths.includes(path)) this.left.delete(name);
      }
    }
    this.arrive();
  }

  reload(): void {
    this.left.clear();
    this.answeredOn = undefined;
    this.arrive();
  }

  /** The hash of a question opens its answer, unless it was opened or closed at this history entry. */
  arrive(): void {
    const { path, hash } = this.entry;
    if (path !== '/faq' || !faqs.some(({ id }) => `#${id}` === hash)) return;
    if (this.answeredOn === this.entry) return;
    this.do(faqOpen(hash.slice(1)));
  }

  do(change: Change): void {
    this.left.delete(change.name);
    this.left.set(change.name, change);
    const search = this.left.get('/faq Search the questions');
    const isHidden = (id?: string) => search?.value === found && id !== 'totaled-or-stolen';
    const answer = this.left.get('open answer');
    if (change === answer) {
      this.answeredOn = this.entry;
      if (change.value !== '' && isHidden(change.value))
        this.left.delete('/faq Search the questions');
    } else if (change === search && answer?.value && isHidden(answer.value)) {
      this.left.delete('open answer');
      this.answeredOn = this.entry;
    }
  }

  allows({ paths, name, value, needs }: Change): boolean {
    const search = this.left.get('/faq Search the questions')?.value;
    return (
      paths.includes(this.entry.path) &&
      (!needs || (this.left.get(needs[0])?.value ?? needs[1]) === needs[1]) &&
      !(search === found && name === 'open answer' && value !== '' && value !== 'totaled-or-stolen')
    );
  }
}

/** The tab of the visitor, and a tab that loads the same pages without a history. */
interface Tabs {
  readonly page: Page;
  readonly fresh: Page;
}

type Command = fc.AsyncCommand<Visit, Tabs>;

const command = (
  name: string,
  run: (visit: Visit, tabs: Tabs) => Promise<unknown>,
  check: (visit: Visit) => boolean = () => true,
): Command => ({
  check,
  async run(visit, tabs) {
    visit.steps.push(name);
    await run(visit, tabs);
  },
  toString: () => name,
});

/** The links to pages. The rate sheet's opens a dialog. */
const links = 'a[href^="/"]:not([href="/dealers#rate-sheet"])';

/** Follows a visible link in `from`, by its number. */
async function follow(visit: Visit, tabs: Tabs, number: number, from = 'body'): Promise<void> {
  const { page } = tabs;
  await scrollDown(visit, page);
  await leaveScroll(visit, page);
  const href = await page.locator(from).evaluate(
    (part, [selector, at]) => {
      const all = [...part.querySelectorAll<HTMLElement>(selector)];
      const shown = all.filter((link) => link.checkVisibility());
      const link = shown[at % shown.length] as HTMLAnchorElement;
      link.click();
      return link.href;
    },
    [links, number] as const,
  );
  await expectArrival(visit, tabs, href);
}

/** Goes to a page by a link if there is one, and otherwise by the call that links make. */
async function goTo(visit: Visit, tabs: Tabs, path: string): Promise<void> {
  await scrollDown(visit, tabs.page);
  await leaveScroll(visit, tabs.page);
  const href = await tabs.page.evaluate(
    ([to, selector]) => {
      const all = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      const link = all.find((it) => it.getAttribute('href') === to && it.checkVisibility());
      if (link) link.click();
      else window.__TSR_ROUTER__?.navigate({ to });
      return new URL(to, location.href).href;
    },
    [path, links] as const,
  );
  await expectArrival(visit, tabs, href);
}

async function expectArrival(visit: Visit, tabs: Tabs, href: string): Promise<void> {
  const { pathname: path, hash } = new URL(href);
  if (path === visit.entry.path && hash === visit.entry.hash) visit.arrive();
  else visit.go({ path, hash, scroll: 0 });
  visit.steps.push(`  to ${path}${hash}`);
  await expectFresh(visit, tabs, { hasFocus: true, scroll: hash ? 'target' : 0 });
}

async function goThrough(visit: Visit, tabs: Tabs, by: -1 | 1): Promise<void> {
  await leaveScroll(visit, tabs.page);
  const { path } = visit.entry;
  visit.move(visit.index + by);
  const { entry } = visit;
  await tabs.page.evaluate((steps) => history.go(steps), by);
  await expectFresh(visit, tabs, {
    ...(entry.path !== path && { hasFocus: true }),
    scroll: entry.scroll,
  });
}

async function reload(visit: Visit, tabs: Tabs): Promise<void> {
  const { page } = tabs;
  await leaveScroll(visit, page);
  visit.reload();
  await page.reload();
  await hydrated(page);
  await lookThrough(page);
  await expectFresh(visit, tabs, { scroll: visit.entry.scroll });
}

/** Scrolls before most links, so that Back has a position to restore. */
const scrollDown = ({ steps }: Visit, page: Page) =>
  page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), (steps.length % 3) / 3);

/** Waits until the page has received its scroll event. No visitor leaves earlier. */
async function leaveScroll(visit: Visit, page: Page): Promise<void> {
  visit.entry.scroll = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
    return scrollY;
  });
}

/** The expected focus and scroll after a step. Undefined if they are not checked. */
interface Arrival {
  /** Whether the heading of the hash's target, or else of the page, has the focus. */
  readonly hasFocus?: boolean;
  /** In pixels, or the position of the hash's target. */
  readonly scroll?: number | 'target';
}

/** Runs in the page. */
function look() {
  const target = document.getElementById(location.hash.slice(1));
  const focused = document.activeElement;
  const heading = target?.closest('details')?.querySelector('summary') ?? target;
  return {
    page: { address: location.pathname + location.hash, ...window.takeSnapshot() },
    hasFocus: target ? heading?.contains(focused) === true : focused?.localName === 'h1',
    scroll: scrollY,
    maxScroll: document.documentElement.scrollHeight - innerHeight,
    top: target?.getBoundingClientRect().top,
  };
}

/** Snapshots of fresh loads, by address and changes. */
const known = new Map<string, ReturnType<typeof look>['page']>();

/** Waits until the page equals a fresh load with the same changes. */
async function expectFresh(
  visit: Visit,
  { page, fresh }: Tabs,
  { hasFocus, scroll }: Arrival,
): Promise<void> {
  const { path, hash } = visit.entry;
  const left = [...visit.left.values()].filter(({ paths }) => paths.includes(path));
  const key = JSON.stringify([path, hash, left.map(({ name, value }) => [name, value])]);
  if (!known.has(key) || scroll === 'target') {
    await open(fresh, path + hash);
    await lookThrough(fresh);
    for (const change of left) await perform(change, fresh);
    if (scroll === 'target') {
      await fresh.evaluate(() => document.querySelector(':target')?.scrollIntoView());
    }
  }
  const late = Date.now() + 6_000;
  for (;;) {
    const reached = await page.evaluate(look);
    const loaded = await fresh.evaluate(look);
    const expected = {
      page: known.get(key) ?? loaded.page,
      hasFocus: hasFocus ?? reached.hasFocus,
      scroll:
        scroll === undefined
          ? reached.scroll
          : Math.min(scroll === 'target' ? loaded.scroll : scroll, reached.maxScroll),
    };
    const actual = { page: reached.page, hasFocus: reached.hasFocus, scroll: reached.scroll };
    if (Math.abs(actual.scroll - expected.scroll) <= 1) actual.scroll = expected.scroll;
    if (JSON.stringify(actual) === JSON.stringify(expected)) {
      known.set(key, expected.page);
      return;
    }
    if (Date.now() > late)
      expect(actual, `${visit.steps.join('\n')}\nwith ${key}`).toEqual(expected);
  }
}

/**
 * Scrolls through a page and back, because parts far down are hydrated once they are near. A busy
 * browser may stop the frames of a tab.
 */
const lookThrough = (page: Page) =>
  page.evaluate(async () => {
    const top = scrollY;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      for (let frame = 0; frame < 2; frame++) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 200);
        });
      }
    }
    scrollTo(0, top);
  });

/** Makes a change, then removes the focus and the pointer from it. */
async function perform(change: Change, page: Page): Promise<void> {
  await change.perform(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

const changedPaths = [...new Set(changes.flatMap(({ paths }) => paths))];
const numbers = fc.nat({ max: 1_000 });

const step: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: numbers.map((number) =>
      command(
        `change ${number}`,
        async (visit, tabs) => {
          const possible = changes.filter((change) => visit.allows(change));
          const change = possible[number % possible.length] as Change;
          visit.do(change);
          visit.steps.push(`  ${change.name}: ${change.value}`);
          await perform(change, tabs.page);
          await expectFresh(visit, tabs, {});
        },
        (visit) => changes.some((change) => visit.allows(change)),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...changedPaths)
      .map((path) => command(`go to ${path}`, (visit, tabs) => goTo(visit, tabs, path))),
  },
  {
    weight: 2,
    arbitrary: numbers.map((number) =>
      command(`link ${number}`, (visit, tabs) => follow(visit, tabs, number)),
    ),
  },
  {
    weight: 1,
    arbitrary: numbers.map((number) =>
      command(
        `menu link ${number}`,
        async (visit, tabs) => {
          await tabs.page.getByRole('button', { name: menu.text, exact: true }).click();
          await expect(tabs.page.getByRole('dialog').getByRole('link').first()).toBeVisible();
          await follow(visit, tabs, number, '[role=dialog]');
        },
        ({ isNarrow }) => isNarrow,
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      command(
        'back',
        (visit, tabs) => goThrough(visit, tabs, -1),
        ({ index }) => index > 0,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      command(
        'forward',
        (visit, tabs) => goThrough(visit, tabs, 1),
        ({ index, entries }) => index < entries.length - 1,
      ),
    ),
  },
  { weight: 1, arbitrary: fc.constant(command('reload', reload)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 10 })
      .map((tenths) =>
        command(`scroll ${tenths} tenths`, (_, { page }) =>
          page.evaluate((part) => scrollTo(0, (part / 10) * document.body.scrollHeight), tenths),
        ),
      ),
  },
);

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('after a random walk, a page equals its fresh load with the changes that the visitor made', async ({
      page,
      context,
      consoleMessages,
    }) => {
      // A worker may have run the other width before.
      known.clear();
      test.slow();
      expectMessages(consoleMessages, /404/);
      const fresh = await context.newPage();
      await Promise.all([page, fresh].map(defineSnapshots));
      const starts = fc.constantFrom(...changedPaths, ...pagePaths);
      const walks = fc.array(step, { minLength: 20, maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(starts, walks, async (start, steps) => {
          await open(page, start);
          await lookThrough(page);
          const model = new Visit(start, width < 600);
          await fc.asyncModelRun(() => ({ model, real: { page, fresh } }), steps);
        }),
        { seed: Number(WALK_SEED), numRuns: Number(WALKS), endOnFailure: true },
      );
    });
  });
}
