import { pagePaths } from '@milepost/domain/content/pages';
import { preQualifyForm } from '@milepost/domain/forms/pre-qualify';
import { expect, expectMessages, open, test } from './milepost.ts';

const documents = [...pagePaths, '/no-such-page'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every link to its own page scrolls and moves the focus each time it is clicked', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /404/);
  let clicks = 0;
  for (const path of documents) {
    await open(page, path);
    const { count, wrong } = await page.evaluate(clickOwnLinks);
    expect.soft(wrong, path).toEqual([]);
    clicks += count;
  }
  // At least the logo of the home page, its two links to the calculator, and the FAQ's in the footer.
  expect(clicks).toBeGreaterThan(2 * 4);
});

test('every click with a key held and every middle click is left to the browser', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /404/);
  for (const path of documents) {
    await open(page, path);
    const { count, handled } = await page.evaluate(clickWithKeys);
    expect(count, path).toBeGreaterThan(20);
    expect.soft(handled, path).toEqual([]);
    expect.soft(new URL(page.url()).pathname).toBe(path);
    await expect.soft(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the second click of a double click does not follow a link of the next page', async ({
  page,
}) => {
  await open(page, '/history');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // If the router followed it, the address would have changed once the page is idle.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(requestIdleCallback, 300, resolve)),
  );
  await expect(page).toHaveURL('/terms');
  await link.click();
  await expect(page).toHaveURL('/privacy');
});

test('after a link within the page, Tab continues from its target', async ({ page }) => {
  await open(page, '/');
  const link = page.locator('main a[href="/#calculator"]').first();
  for (let times = 0; times < 2; times++) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#calculator h2')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#calculator') !== null)).toBe(
      true,
    );
  }
});

/** Window sizes at a page zoom of 125%, 150% and 175%, and large text on a phone. */
const smallWindows = [
  { width: 288, height: 592, text: 16 },
  { width: 240, height: 493, text: 16 },
  { width: 206, height: 457, text: 16 },
  ...[20, 24, 32].flatMap((text) => [
    { width: 360, height: 740, text },
    { width: 390, height: 844, text },
  ]),
];

for (const { width, height, text } of smallWindows) {
  test(`the header covers no field that an error links to at ${width} by ${height} px, text of ${text} px`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.setViewportSize({ width, height });
    await open(page, '/pre-qualify');
    const form = page.locator('form');
    await form.getByRole('button', { name: preQualifyForm.submitLabel }).click();
    const links = form.locator('section a');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      await link.click();
      const covered = await page.evaluate(() => {
        const field = document.activeElement?.closest('[data-invalid]');
        const parts = [...(field?.querySelectorAll('label, legend, [role=alert]') ?? [])];
        return parts
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0)
          .filter(({ part, box: { left, top, height: tall } }) => {
            const seen = document.elementFromPoint(left + 2, top + tall / 2);
            return !(seen && (part.contains(seen) || seen.contains(part)));
          })
          .map(({ part }) => part.textContent);
      });
      expect.soft(covered, (await link.textContent()) ?? '').toEqual([]);
    }
  });
}

/**
 * Runs in the page. Clicks each of its links to itself twice. Returns the links after which the
 * page is elsewhere.
 */
async function clickOwnLinks() {
  const wrong: string[] = [];
  let count = 0;
  const own = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) =>
      link.origin === location.origin &&
      link.pathname === location.pathname &&
      link.role !== 'button' &&
      link.getClientRects().length > 0,
  );
  for (const link of own) {
    const target = document.getElementById(link.hash.slice(1));
    // A link that opens a dialog is tested with its dialog.
    if (link.hash && !target?.getClientRects().length) continue;
    const isNative = link.getAttribute('href')?.startsWith('#');
    const heading = target
      ? (target.closest('details')?.querySelector('summary') ??
        target.querySelector('h2') ??
        target)
      : document.querySelector('h1');
    const isThere = () => {
      const { top } = (target ?? document.body).getBoundingClientRect();
      const isInView = target ? top >= 0 && top < innerHeight : scrollY === 0;
      return isInView && (isNative || document.activeElement === heading);
    };
    for (const click of ['first', 'second']) {
      // Scrolls away from the target, to the other end of the page.
      scrollTo(0, target && target.offsetTop > innerHeight ? 0 : document.body.scrollHeight);
      (document.activeElement as HTMLElement).blur();
      link.click();
      count += 1;
      const late = performance.now() + 3_000;
      while (!isThere() && performance.now() < late) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if (!isThere()) wrong.push(`${click} click on ${link.textContent}, ${link.href}`);
    }
  }
  return { count, wrong };
}

/**
 * Runs in the page. Clicks each of its links with each modifier key. Returns the links that the
 * page handled.
 */
function clickWithKeys() {
  const handled: string[] = [];
  let count = 0;
  const judge = (event: Event) => {
    if (event.defaultPrevented) {
      handled.push(`${(event.target as Element).textContent} ${JSON.stringify(event.type)}`);
    }
    event.preventDefault();
  };
  addEventListener('click', judge);
  addEventListener('auxclick', judge);
  for (const link of document.querySelectorAll('a[href]')) {
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      link.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
    }
    link.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    count += 1;
  }
  removeEventListener('click', judge);
  removeEventListener('auxclick', judge);
  return { count, handled };
}
