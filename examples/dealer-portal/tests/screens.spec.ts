import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { chooseLooks, expect, order, signIn, test } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const screens = {
  'of deals': [
    ...['/deals', '/deals?search=zeppelin', '/deals/D-30362', '/deals/D-30360?tab=stips'],
    ...['/deals/D-30360?tab=history', '/deals/D-30362/counteroffer'],
    ...['/new-deal', '/new-deal?step=vehicle', '/new-deal?step=figures', '/nope'],
  ],
  'of the dealership': [
    ...['/funding', '/users', '/report', '/report?from=2020-01-01&to=2020-01-02'],
    ...['/deals/D-1', '/sign-in?ended=yes'],
  ],
};

/** The rules that depend on colors and sizes. All others have the same result in every theme. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

const looks = [
  { theme: 'light', brand: 'milepost' },
  { theme: 'dark', brand: 'milepost' },
  { theme: 'light', brand: 'bluewater' },
  { theme: 'dark', brand: 'bluewater' },
];

/** Runs in the page. A scrolling container may have a table of any width. */
const widths = () => ({
  page: document.documentElement.scrollWidth,
  tablesOutOfFrame: [...document.querySelectorAll('table')]
    .filter(({ parentElement: frame }) => {
      if (!frame || getComputedStyle(frame).overflowX !== 'visible') return false;
      return frame.scrollWidth > frame.clientWidth;
    })
    .map(({ caption }) => caption?.textContent),
});

// The browser reports the call for an unknown deal as an error.
test.use({ failsCalls: true });

for (const [which, paths] of Object.entries(screens)) {
  test(`no screen ${which} has an axe finding in any theme, or scrolls sideways on a phone or a small laptop`, async ({
    person,
    tab,
  }) => {
    await person.goTo('/sign-in');
    // The second brand's styles are in the document only if it is chosen, and then apply to all looks.
    await chooseLooks(tab, looks.at(-1));
    await signIn(person);
    for (const path of paths) {
      await person.goTo(path);
      await tab.evaluate(source);
      for (const look of looks) {
        const findings = await tab.evaluate(
          async (chosen, rules) => {
            Object.assign(document.documentElement.dataset, chosen);
            const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(rules);
            return violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
            );
          },
          look,
          look === looks[0] ? {} : { runOnly: rulesOfLook },
        );
        expect(findings, `${path} in ${look.theme} ${look.brand}`).toEqual([]);
      }
      for (const [width, height] of [
        [320, 256],
        [390, 844],
        [1024, 768],
      ] as const) {
        await tab.setViewport({ width, height });
        await expect
          .poll(() => tab.evaluate(widths), { message: path })
          .toEqual({ page: width, tablesOutOfFrame: [] });
      }
      await tab.setViewport({ width: 1280, height: 900 });
    }
  });
}

/** The most script of the queue's first view, in bytes as transferred. */
const scriptBudget = 190_000;

test('the first view of the queue stays within its budget of script', async ({ person, tab }) => {
  await signIn(person);
  await person.goTo('/deals');
  await person.reads('Dana Whitfield');
  const size = await tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(scriptBudget);
});

/** Holds the requests for some paths until they are released. */
async function held(tab: Page, isHeld: (path: string) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    const { pathname, search } = new URL(request.url());
    if (isHeld(pathname + search)) await promise;
    // A search that was typed over is canceled.
    await request.continue().catch(() => {});
  });
  return { release: resolve };
}

test('the rows of the queue are in the document, and the app makes them interactive', async ({
  person,
  tab,
}) => {
  await chooseLooks(tab, { theme: 'dark', density: 'comfortable', brand: 'bluewater' });
  await signIn(person);
  await person.reads('Dana Whitfield');
  const hold = await held(tab, (path) => path.endsWith('.js'));
  const opened = person.goTo('/deals?page=2');
  await person.isAt('/deals?page=2');
  await person.reads('11–20 of 20,000');
  const look = await tab.evaluate(() => ({
    rows: document.querySelectorAll('tbody tr').length,
    title: document.title,
    ...document.documentElement.dataset,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  expect(look).toEqual({
    rows: 10,
    title: 'Deals | Milepost dealer portal',
    theme: 'dark',
    density: 'comfortable',
    brand: 'bluewater',
    background: 'rgb(12, 20, 28)',
  });
  const heading = await tab.$('h1');
  hold.release();
  await opened;
  await person.press('button', 'Next');
  await person.isAt('/deals?page=3');
  // React has taken over the server's elements, and not replaced them.
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
});

test('a document does not wait for a slow API, and the app loads the rows', async ({
  person,
  tab,
}) => {
  await signIn(person);
  await order({ fault: 'slow' });
  await person.goTo('/deals');
  const answer = await tab.evaluate(async () => (await fetch('/deals')).text());
  expect(answer).not.toContain('Dana Whitfield');
  await person.reads('Dana Whitfield');
});

test('the next page of the queue is loaded before it is opened', async ({ person, tab }) => {
  await signIn(person);
  await person.reads('Dana Whitfield');
  await tab.waitForNetworkIdle();
  await held(tab, (path) => path.startsWith('/api/'));
  await person.press('button', 'Next');
  await person.isAt('/deals?page=2');
  await expect.poll(person.text).not.toContain('Dana Whitfield');
  await person.reads('11–20 of 20,000');
});

test('the text and the address of a filter change before the server answers', async ({
  person,
  tab,
}) => {
  await signIn(person);
  await person.reads('Dana Whitfield');
  const hold = await held(tab, (path) => path.startsWith('/api/deals'));
  await person.type('Customer, vehicle or number', 'okafor');
  await person.isAt('/deals?search=okafor');
  const typed = () => person.evaluate(() => document.querySelector('input')?.value);
  expect(await typed()).toBe('okafor');
  await person.choose('Credit tier', 'Prime');
  await person.isAt('/deals?search=okafor&tier=Prime');
  await person.reads('Dana Whitfield');
  hold.release();
  await expect.poll(person.text).not.toContain('Dana Whitfield');
});
