import { expect, hold, holdScripts, looks, test } from './milepost.ts';

/** The box and the colors of each visible element, and of what its style adds to it. Runs in the page. */
function lookAt(): string[] {
  const properties = [
    'background-color',
    'background-image',
    'border-left-width',
    'border-top-color',
    'border-top-left-radius',
    'box-shadow',
    'color',
    'content',
    'fill',
    'font-family',
    'font-size',
    'font-weight',
    'height',
    'letter-spacing',
    'line-height',
    'opacity',
    'stroke',
    'text-decoration-line',
    'width',
  ];
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    return [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const values = properties.map((property) => style.getPropertyValue(property));
      const name = element.outerHTML.slice(0, 90);
      return [name, part, x, y, width, height, ...values].join(' | ');
    });
  });
}

for (const path of ['/', '/account', '/dealers', '/faq', '/payment', '/payoff']) {
  test(`the rules in the document of ${path} give it the look that the stylesheet gives it`, async ({
    page,
  }) => {
    const release = await hold(page, '**/*.css');
    await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      await document.fonts.load('1em "Figtree Variable"');
      // A page that is not hydrated shows these after a while.
      for (const message of document.querySelectorAll('[data-not-started]')) message.remove();
    });
    const seen: string[][] = [];
    const see = async () => {
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        seen.push(await page.evaluate(lookAt));
      }
    };
    await see();
    release();
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
    );
    await see();
    for (const at of looks.keys()) expect(seen[at]).toEqual(seen[at + looks.length]);
  });
}
