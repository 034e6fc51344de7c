import { pagePaths } from '@milepost/domain/content/pages';
import { expect, expectMessages, open, test } from './milepost.ts';
import { defineSnapshots, type Snapshot } from './snapshot.ts';

/** Every page, plus enough unknown paths to make their number even. */
const paths = [...pagePaths, '/no-such-page', '/dealers/no-such-page'];

/**
 * A tour of all paths from each of them. Over all starts, each path follows each other one once, as
 * in the rows of a Williams design: https://en.wikipedia.org/wiki/Crossover_study
 */
const toursOfAllPairs = paths.map((_, start) =>
  paths.map((_, step) => {
    const offset = step % 2 === 0 ? -step / 2 : (step + 1) / 2;
    return paths.at((start + offset) % paths.length) as string;
  }),
);

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('every page reached by a link from every other one equals its fresh load', async ({
      page,
      consoleMessages,
    }) => {
      test.slow();
      expectMessages(consoleMessages, /404/);
      await defineSnapshots(page);
      const fresh: Record<string, Snapshot> = {};
      for (const path of paths) {
        await open(page, path);
        // Parts far down are hydrated once they are near.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        // The calculator names the month of the last payment once it is hydrated.
        const month = page.locator('[data-result="lastPayment"]');
        if (await month.count()) await expect(month).toContainText(' in ');
        await expect(async () => {
          const before = fresh[path];
          fresh[path] = await page.evaluate(() => window.takeSnapshot());
          expect(fresh[path]).toEqual(before);
        }).toPass({ intervals: [100] });
      }
      for (const [start = '', ...tour] of toursOfAllPairs) {
        await open(page, start);
        const different = await page.evaluate(followAll, [tour, fresh] as const);
        expect(different?.reached, `${different?.path} in the document of ${start}`).toEqual(
          different?.fresh,
        );
      }
    });
  });
}

/** Follows a link to each path. Returns the first page that differs from its fresh load. */
async function followAll([tour, pages]: readonly [
  readonly string[],
  Readonly<Record<string, Snapshot>>,
]) {
  for (const path of tour) {
    scrollTo(0, 400);
    const links = document.querySelectorAll<HTMLElement>(`a[href="${path}"]`);
    const link = [...links].find((it) => it.getClientRects().length > 0);
    // Not every page links to every other one, so this click adds a link.
    if (link) link.click();
    else window.__TSR_ROUTER__?.navigate({ to: path });
    const fresh = { path, focus: 'h1', scroll: 0, ...pages[path] };
    const late = performance.now() + 20_000;
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const isLate = performance.now() > late;
      // The focus moves last.
      const isThere = location.pathname === path && document.activeElement?.localName === 'h1';
      if (!isThere && !isLate) continue;
      const reached = {
        path: location.pathname,
        focus: document.activeElement?.localName,
        scroll: scrollY,
        ...window.takeSnapshot(),
      };
      if (JSON.stringify(reached) === JSON.stringify(fresh)) break;
      if (isLate) return { path, fresh, reached };
    }
  }
  return;
}
