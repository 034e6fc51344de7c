import type { Page } from '@playwright/test';
import { expect, lookOf, looks, open, problemsOf, screens, test } from './milepost.ts';

test.use({ reducedMotion: 'reduce' });

for (const path of screens) {
  test(`${path} shows each tab stop, has no accessibility problem in any look, and each of its buttons does something`, async ({
    page,
  }) => {
    await open(page, path);
    expect.soft((await stops(page)).filter((stop) => stop !== 'in sight')).toEqual([]);
    for (const look of looks.toReversed()) {
      expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
    }
    expect(await idleButtons(page)).toEqual([]);
  });
}

/** Each tab stop from the top of a page to its end: visible, or its problem. */
async function stops(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const name = element.outerHTML.slice(0, 120);
      // Within the parts of a date, its input has focus but does not match `:focus-visible`.
      const { outlineStyle } = getComputedStyle(element);
      if (!element.matches(':focus-visible') && outlineStyle === 'none') {
        return `without a focus ring: ${name}`;
      }
      const { top, bottom } = element.getBoundingClientRect();
      const header = document.querySelector('body > header');
      const isUnder = !header?.contains(element) && !element.closest('body > a');
      const edge = isUnder ? (header?.getBoundingClientRect().bottom ?? 0) : 0;
      return bottom > edge && top < innerHeight ? 'in sight' : `out of sight: ${name}`;
    });
    if (!state) return found;
    found.push(state);
  }
  return [...found, 'the walk has no end'];
}

/** Clicks each button and tab of a page; returns those whose click changed nothing perceivable. */
async function idleButtons(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    Object.assign(window, { outputs: 0 });
    // Printing and saving change nothing on the page.
    window.print = () => {
      window.outputs += 1;
      window.dispatchEvent(new Event('afterprint'));
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      window.outputs += 1;
      return createObjectURL(file);
    };
  });
  const idle: string[] = [];
  const next = page
    .locator(
      ':is(button, [role=tab], [role=button]):not([aria-selected=true], [disabled], [data-clicked])',
    )
    .filter({ visible: true })
    .first();
  for (let clicks = 0; clicks < 60 && (await next.count()) > 0; clicks++) {
    const id = await next
      .evaluate((button) => {
        button.setAttribute('data-clicked', '');
        button.id ||= `test-${Math.random()}`;
        return button.id;
      })
      .catch(() => undefined);
    // A message that disappears by itself takes its button along.
    if (id === undefined) continue;
    const button = page.locator(`[id="${id}"]`);
    const isGone = async () => (await button.count()) === 0;
    try {
      await button.scrollIntoViewIfNeeded({ timeout: 15_000 });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const before = await perceived(page, id);
      await button.click({ timeout: 15_000 });
      await expect
        .poll(() => perceived(page, id), { timeout: 15_000 })
        .not.toBe(before)
        .catch(async () => idle.push((await button.textContent()) ?? id));
    } catch (error) {
      if (!(await isGone())) throw error;
    }
    await page.keyboard.press('Escape');
  }
  return idle;
}

/**
 * Everything that a visitor perceives: the accessibility tree, the address, the scroll position,
 * printouts and files. The focus counts too, unless it is on the button with this id, where a click
 * leaves it anyway.
 */
async function perceived(page: Page, button: string): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  const rest = await page.evaluate((clicked) => {
    const { localName, id } = document.activeElement ?? document.body;
    const focus = localName === 'body' || id === clicked ? '' : `${localName}#${id}`;
    return [focus, location.href, Math.round(scrollY), window.outputs];
  }, button);
  return JSON.stringify([tree, ...rest]);
}

declare global {
  interface Window {
    /** How often the page has printed or saved a file. */
    outputs: number;
  }
}
