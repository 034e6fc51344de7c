import { readFile } from 'node:fs/promises';
import { company } from '@milepost/domain/facts/company';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { all, type English, escaped, path as pathOf, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  expectToFit,
  hydrated,
  lookOf,
  looks,
  open,
  problemsOf,
  tabTo,
  test,
} from './milepost.ts';

/** The headings of the parts. */
const partHeadings = {
  deal: 'Trade-in, tax and fees',
  extra: 'Extra payments',
  schedule: 'Payment schedule',
  compare: 'Compare offers',
} as const;
const parts = Object.values(partHeadings);

/** The content of each part once its code has loaded. */
const shownBy = (page: Page): Record<keyof typeof partHeadings, Locator> => ({
  deal: page.getByText(t('How we get to the amount financed')),
  extra: button(page, 'Match paying every two weeks'),
  schedule: button(page, 'Download as CSV'),
  compare: page.getByText(t('Offer A is what you set above.')),
});

const endingWith = (text: string) => new RegExp(`${escaped(text)}$`);
/** What the slider of the chart says. */
const left = (balance: string, interest: string) =>
  endingWith(t(': {balance} left, {interest} interest so far', { balance, interest }));

const calculatorOf = (page: Page) => page.locator('#calculator');
/** The chart of what is left to pay. */
const roadOf = (page: Page) => page.getByRole('slider', { name: t('What is left to pay') });
const button = (page: Page, name: English) =>
  page.getByRole('button', { name: t(name), exact: true });
const partOf = (page: Page, name: English) =>
  page.locator('details', { has: page.getByRole('heading', { name: t(name), exact: true }) });
const payment = (page: Page) => calculatorOf(page).getByRole('strong').first();

/**
 * Opens the home page at the calculator, as a link does, and waits until the calculator is
 * hydrated.
 */
async function openCalculator(page: Page, query = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/${query && `?${query}`}#calculator`);
  // The month is known once the calculator is hydrated.
  await expect(calculatorOf(page).getByText(/^\$[\d,.]+ \S+ \S+ (?:de )?\d{4}$/)).toBeAttached();
  await expect(roadOf(page)).toBeAttached();
}

/** Opens the parts one by one: while its content loads, a part moves the ones below it away. */
async function openParts(page: Page): Promise<void> {
  const shown = shownBy(page);
  for (const [name, heading] of Object.entries(partHeadings)) {
    const part = partOf(page, heading);
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
    await expect(shown[name as keyof typeof shown]).toBeVisible();
  }
}

const offer = (letter: string, price: number, apr: number, term: number) =>
  `${letter}=1&${letter}price=${price}&${letter}down=3000&${letter}trade=3000&${letter}owed=0&${letter}tfees=300&${letter}fees=1500&${letter}apr=${apr}&${letter}term=${term}`;
const threeOffers = `down=3000&term=48&apr=3.5&trade=3000&owed=4000&tax=6&tfees=300&fees=1500&credit=part&counts=2000&xm=50&${offer('b', 20000, 4.9, 72)}&${offer('c', 19500, 6.5, 60)}`;

/** Waits until the link with three offers has opened its parts: a click before that would close one. */
async function expectThreeOffers(page: Page): Promise<void> {
  for (const name of ['Trade-in, tax and fees', 'Extra payments', 'Compare offers'] as const) {
    await expect(partOf(page, name)).toHaveAttribute('open');
  }
}

async function openThreeOffers(page: Page): Promise<void> {
  await openCalculator(page, threeOffers);
  await expectThreeOffers(page);
}

/** The content and the values of the calculator, without its last announcement. */
const everythingShown = (page: Page) =>
  calculatorOf(page).evaluate((section) => {
    const shown = section.cloneNode(true) as HTMLElement;
    for (const part of shown.querySelectorAll('[aria-live], noscript')) part.remove();
    const controls = section.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    );
    return [
      ...[...shown.querySelectorAll('*')]
        .filter(({ childElementCount }) => childElementCount === 0)
        .map(({ textContent }) => textContent),
      ...[...controls].map((control) =>
        control.matches('[type=radio], [type=checkbox]')
          ? (control as HTMLInputElement).checked
          : control.value,
      ),
    ];
  });

/** The message of a part whose code did not come. */
const missingPart = (page: Page) =>
  page.getByRole('alert').filter({
    hasText: t(
      'This part of the page could not be loaded. Check your connection, then try again or load the page again.',
    ),
  });

async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Clicks "Copy link" and returns the content of the clipboard. */
async function copiedLink(page: Page): Promise<URL> {
  await button(page, 'Copy link').click();
  await expect(
    page.getByText(
      t('Link copied. Anyone with the link sees these numbers. We do not store them.'),
    ),
  ).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

test.describe('loading', englishOnly, () => {
  /** A sentence of each part, which is in that part's code. */
  const sentences = [
    'How we get to the amount financed',
    'Match paying every two weeks',
    'Payment schedule, by year',
    'Offers side by side',
    'Auto loan estimate',
  ];

  interface Script {
    readonly name: string;
    /** Brotli, without headers. */
    readonly bytes: number;
  }

  const scriptsOf = (page: Page) =>
    page.evaluate((): Script[] =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
  const sum = (scripts: readonly Script[]) =>
    scripts.reduce((bytes, script) => bytes + script.bytes, 0);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Without the code of other pages, which is preloaded while the page is idle.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  for (const [part, name] of Object.entries(partHeadings) as [
    keyof typeof partHeadings,
    English,
  ][]) {
    test(`"${name}" is loaded when it is clicked, and takes at most 6 KB besides the kit's fields and tables`, async ({
      page,
      request,
    }) => {
      await openCalculator(page);
      const before = await scriptsOf(page);
      await partOf(page, name).locator('summary').click();
      await expect(shownBy(page)[part]).toBeVisible();
      const first = new Set(before.map((script) => script.name));
      const loaded = (await scriptsOf(page)).filter((script) => !first.has(script.name));
      // Pages with a form or a table load the same fields and tables.
      const others = await Promise.all(
        ['/payment', '/privacy'].map(async (path) => (await request.get(path)).text()),
      );
      const own = loaded.filter(
        (script) => !others.some((html) => html.includes(new URL(script.name).pathname)),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(sum(own)).toBeLessThanOrEqual(6_000);
    });
  }

  test('the code of the first view has no part, and all parts take at most 24.8 KB with their imports', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openCalculator(page);
    const before = await scriptsOf(page);
    const codeOf = async (scripts: readonly Script[]) => {
      const texts = await Promise.all(
        scripts.map(async ({ name }) => (await request.get(name)).text()),
      );
      return texts.join('\n');
    };
    const first = await codeOf(before);
    expect(sentences.filter((sentence) => first.includes(sentence))).toEqual([]);

    await openParts(page);
    await button(page, 'Print').click();
    await expect(page.locator('[data-printed]')).toBeAttached();
    const after = await scriptsOf(page);
    expect(sum(after) - sum(before)).toBeLessThanOrEqual(24_800);
    const whole = await codeOf(after);
    expect(sentences.filter((sentence) => !whole.includes(sentence))).toEqual([]);
  });
});

test(
  'the calculator is on the home page after client-side navigation from a page with an element of the same id',
  englishOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/terms');
    await expect(calculatorOf(page)).toBeAttached();
    // The logo is in view, so the home page's code is preloaded while this page is shown.
    await page.waitForTimeout(2_500);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(pathOf('/'));
    // Four quantities, and the months of the road.
    await expect(calculatorOf(page).getByRole('slider')).toHaveCount(5);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'two fingers on the road zoom the page and choose no month',
    englishOnly,
    async ({ page, context }) => {
      const devtools = await context.newCDPSession(page);
      await openCalculator(page);
      const road = roadOf(page);
      const month = await road.inputValue();
      await road.evaluate((slider) => slider.scrollIntoView({ block: 'center' }));
      const { x, y, width, height } = (await road.boundingBox()) ?? new DOMRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      for (let apart = 20; apart <= 80; apart += 5) {
        await devtools.send('Input.dispatchTouchEvent', {
          type: apart === 20 ? 'touchStart' : 'touchMove',
          touchPoints: [-apart, apart].map((by, id) => ({ ...middle, x: middle.x + by, id })),
        });
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
      expect(await road.inputValue()).toBe(month);
    },
  );
});

test('a visitor without JavaScript sees the example as a form, and no control without function', async ({
  browser,
  milepost,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: milepost.site });
  const page = await context.newPage();
  await page.goto(pathOf('/#calculator'));
  await expect(payment(page)).toHaveText('$227.93');
  for (const name of parts) await expect(partOf(page, name), name).toBeHidden();
  for (const role of ['slider', 'tab'] as const) {
    await expect(calculatorOf(page).getByRole(role), role).toHaveCount(0);
  }
  await expect(calculatorOf(page).getByRole('textbox')).toHaveCount(4);
  await expect(calculatorOf(page).getByRole('button')).toHaveText([t('Show my payment')]);
  await context.close();
});

test(
  'every number, table and file is reachable by keyboard',
  englishOnly,
  async ({ page, context }) => {
    await allowClipboard(context);
    await page.addInitScript(() => {
      window.print = () =>
        Object.assign(window, { printed: document.querySelector('[data-printed]')?.textContent });
    });
    await openCalculator(page);
    const { keyboard } = page;

    const within = (group: English | undefined) =>
      group ? page.getByRole('group', { name: t(group), exact: true }) : calculatorOf(page);
    async function type(name: English, text: string, group?: English): Promise<void> {
      await tabTo(
        within(group)
          .getByRole('textbox', { name: t(name), exact: true })
          .first(),
      );
      await keyboard.type(text);
    }
    async function press(name: English, key = 'Enter'): Promise<void> {
      await tabTo(button(page, name));
      await keyboard.press(key);
    }
    async function choose(name: English, option: English): Promise<void> {
      await tabTo(page.getByRole('combobox', { name: t(name), exact: true }));
      await keyboard.type(t(option));
    }

    await type('Vehicle price', '30000');
    await type('Loan term', '48');
    await tabTo(calculatorOf(page).getByRole('slider', { name: t('Loan term') }));
    await keyboard.press('ArrowRight');
    await type('APR', '7.5');
    await type('Down payment', '2000');

    async function openPart(name: English): Promise<void> {
      await tabTo(partOf(page, name).locator('summary'));
      await keyboard.press('Enter');
    }

    await openPart('Trade-in, tax and fees');
    await type('Trade-in value', '10000');
    await type('What you still owe on it', '4000');
    await type('Sales tax rate', '6');
    await type('Add-ons and fees that are taxed', '499');
    await type('Fees that are not taxed', '350');
    await tabTo(page.getByRole('radio', { name: t('No, tax is on the whole price') }));
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await type('Limit', '8000');
    await tabTo(page.getByRole('switch', { name: t('I pay tax and fees in cash') }));
    await keyboard.press('Space');

    await openPart('Extra payments');
    await type('Extra each month', '50');
    await type('Extra once a year', '500');
    await choose('Month of the extra payment', 'May');
    await type('Extra one time', '1000');
    await tabTo(page.getByRole('combobox', { name: t('Add it to'), exact: true }));
    await keyboard.press('ArrowDown');
    await tabTo(page.getByRole('combobox', { name: t('Year'), exact: true }));
    await keyboard.press('ArrowDown');

    await openPart('Payment schedule');
    await tabTo(page.getByRole('radio', { name: t('By year') }));
    await keyboard.press('ArrowRight');
    const schedule = page.getByRole('table', { name: t('Payment schedule, by month') });
    await expect.poll(() => schedule.getByRole('row').count()).toBeGreaterThan(24);
    const download = page.waitForEvent('download');
    await press('Download as CSV');
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(t('milepost-payment-schedule.csv'));
    expect(await readFile(await saved.path(), 'utf8')).toMatch(
      new RegExp(`^\\uFEFF?${t('Payment number')},${t('Month')},.*\\r\\n1,\\d`),
    );
    await press('Print this schedule');
    await expect
      .poll(() => page.evaluate(() => (window as { printed?: string }).printed))
      .toContain(t('Printed'));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await openPart('Compare offers');
    for (const [letter, price] of [
      ['B', '29000'],
      ['C', '28000'],
    ] as const) {
      await press(`Add offer ${letter}`);
      const group = `Offer ${letter}` as const;
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(t(group));
      await type('Vehicle price', price, group);
      await type('Down payment', '1000', group);
      await type('APR', '6.25', group);
      await type('Loan term', '48', group);
      await tabTo(page.locator('summary', { hasText: t(`More about offer ${letter}`) }));
      await keyboard.press('Enter');
      await type('Trade-in value', '9000', group);
      await type('What you still owe on it', '3000', group);
      await type('Add-ons and fees that are taxed', '200', group);
      await type('Fees that are not taxed', '100', group);
    }
    await expect(
      page.getByRole('table', { name: t('Offers side by side') }).getByRole('columnheader'),
    ).toHaveText(all(['Item', 'Offer A', 'Offer B', 'Offer C']));

    await press('Copy link');
    await expect(page.getByText(t('Link copied.'))).toBeVisible();
    const { searchParams } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const { first, ...set } = Object.fromEntries(searchParams);
    const other = { down: '1000', trade: '9000', owed: '3000', tfees: '200', fees: '100' };
    const offerOf = (letter: string, price: string) =>
      Object.fromEntries(
        Object.entries({ '': '1', price, ...other, apr: '6.25', term: '48' }).map(
          ([name, value]) => [letter + name, value],
        ),
      );
    expect(set).toEqual({
      ...{ price: '30000', down: '2000', term: '60', apr: '7.5' },
      ...{ trade: '10000', owed: '4000', tax: '6', tfees: '499', fees: '350' },
      ...{ credit: 'part', counts: '8000', cash: '1' },
      ...{ xm: '50', xy: '500', xym: '5', xo: '1000', xon: '2' },
      ...offerOf('b', '29000'),
      ...offerOf('c', '28000'),
    });
    expect(first).toMatch(/^\d{4}-\d{2}$/);

    await press('Start over', 'Space');
    await expect(payment(page)).toHaveText('$227.93');
    await expect(button(page, 'Copy link')).toBeFocused();
  },
);

test(
  'a number whose first digit is typed before hydration keeps that digit',
  englishOnly,
  async ({ page }) => {
    await open(page, '/');
    const price = calculatorOf(page).getByRole('textbox', { name: t('Vehicle price') });
    await price.evaluate((box: HTMLInputElement) => {
      box.focus({ preventScroll: true });
      box.select();
      document.execCommand('insertText', false, '3');
    });
    await page.waitForFunction(() =>
      Object.keys(document.activeElement ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await page.keyboard.type('2000');
    await page.keyboard.press('Enter');
    await expect(price).toHaveValue('$32,000');
  },
);

test('offers show the rows in which they differ, and all of them on request', async ({ page }) => {
  await openCalculator(page, 'b=1&bprice=20000&bdown=7000&bapr=6.5&bterm=72');
  const table = page.getByRole('table', { name: t('Offers side by side') });
  // The APR, the monthly payment, the interest, the total of payments and the total cost.
  await expect(table.getByRole('row')).toHaveCount(1 + 5);
  await button(page, 'Show all rows').click();
  await expect(table.getByRole('row')).toHaveCount(1 + 14);
  await button(page, 'Show only what differs').click();
  await expect(table.getByRole('row')).toHaveCount(1 + 5);
});

test('with every part open and three offers it fits every look, a narrow phone and large text', async ({
  page,
}) => {
  await openThreeOffers(page);
  await openParts(page);
  await page.getByRole('radio', { name: t('By month') }).press('Space');
  await expect(page.getByRole('table', { name: t('Offers side by side') })).toBeVisible();
  for (const look of looks) expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);

  await expectToFit(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectToFit(page, 640);
});

test('the road says what is left in each month, and draws a change that is looked at, and the loan before one that was made', async ({
  page,
}) => {
  await openCalculator(page);
  const road = roadOf(page);
  await expect(road).toHaveAttribute('aria-valuetext', left('$13,000', '$0'));
  await tabTo(road);
  for (let month = 0; month < 36; month++) await page.keyboard.press('ArrowRight');
  await expect(road).toHaveAttribute('aria-valuetext', left('$7,274', '$2,479'));

  const change = page.getByRole('button', { name: t('12 months shorter') });
  const legend = calculatorOf(page).locator('li', { hasText: t('12 months shorter') });
  await tabTo(change);
  await expect(legend).toHaveText(t('12 months shorter'));
  await page.keyboard.press('Tab');
  await expect(legend).toHaveCount(0);
  await change.hover();
  await expect(legend).toHaveText(t('12 months shorter'));
  await change.click();
  await expect(legend).toHaveCount(0);
  const before = calculatorOf(page).locator('li', { hasText: t('Before this change') });
  await expect(before).toHaveText(t('Before this change'));
  await expect(road).toHaveAttribute('max', '72');
  const price = calculatorOf(page).getByRole('textbox', { name: t('Vehicle price'), exact: true });
  await price.fill('21000');
  await price.blur();
  await expect(before).toHaveCount(0);
  await expect(road).toHaveAttribute('max', '60');
});

test('the road with extra payments is beside the one without, and names what they save', async ({
  page,
}) => {
  await openCalculator(page, 'xm=50');
  const part = partOf(page, 'Extra payments');
  const road = part.getByRole('slider', { name: t('The loan with and without extra payments') });
  for (const saved of ['$779 less interest', '15 months sooner'] as const)
    await expect(part.getByText(t(saved), { exact: true })).toBeVisible();
  await road.press('End');
  await expect(road).toHaveAttribute(
    'aria-valuetext',
    endingWith(
      t(': {balance} left, {interest} interest so far, {other} left without extra payments', {
        ...{ balance: '$0', interest: '$2,632', other: '$0' },
      }),
    ),
  );
  await expect(roadOf(page)).toHaveAttribute('max', '72');
});

test('on a phone the answer is in view while each slider moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openCalculator(page);
  const answers = calculatorOf(page).getByText('$', { exact: false }).locator('visible=true');
  for (const name of ['Vehicle price', 'Loan term', 'APR', 'Down payment'] as const) {
    const slider = calculatorOf(page).getByRole('slider', { name: t(name) });
    await slider.press('ArrowRight');
    const answer = (await payment(page).textContent()) ?? '';
    await expect(answers.filter({ hasText: answer }).first()).toBeInViewport({ ratio: 1 });
    const top = await slider.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(125);
  }
});

test(
  'a what-if button that disappears moves the focus to its effect',
  englishOnly,
  async ({ page }) => {
    await openCalculator(page);
    const button = page.getByRole('button', { name: t('1% lower APR') });
    const before = (await button.textContent()) ?? '';
    await calculatorOf(page)
      .getByRole('textbox', { name: t('APR') })
      .fill('1');
    await expect(button).not.toHaveText(before);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveCount(0);
    await expect(calculatorOf(page).locator('p:focus')).toHaveText(/APR/);
  },
);

test('a field without a number is printed as a dash', async ({ page }) => {
  await openCalculator(page);
  await calculatorOf(page)
    .getByRole('textbox', { name: t('Vehicle price') })
    .fill('abc');
  await calculatorOf(page)
    .getByRole('textbox', { name: t('Down payment') })
    .fill('');
  // The printout shows terms that have settled.
  await expect(page.getByText(t('What if you change one thing?'))).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, 'Print').click();
  const paper = page.locator('[data-printed]');
  await expect(paper).toContainText(`${t('Vehicle price')}-`);
  await expect(paper).toContainText(`${t('Down payment')}-`);
  await expect(paper).not.toContainText('NaN');
});

test(
  'an estimate that could not be loaded is printed by the next click',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, /ERR_FAILED/);
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openCalculator(page);
    await page.route('**/*.js', (route) => route.abort());
    await button(page, 'Print').click();
    await expect(missingPart(page)).toBeVisible();
    await page.unroute('**/*.js');
    await button(page, 'Print').click();
    await expect(page.locator('[data-printed]')).toBeAttached();
  },
);

test(
  'a part that could not be loaded is loaded by "Try again"',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, /ERR_FAILED/);
    await openCalculator(page);
    await page.route('**/*.js', (route) => route.abort());
    const extra = partOf(page, partHeadings.extra).locator('summary');
    await extra.click();
    await expect(missingPart(page)).toBeVisible();
    await page.unroute('**/*.js');
    await button(page, 'Try again').click();
    await expect(shownBy(page).extra).toBeVisible();
    await extra.click();
    await expect(shownBy(page).extra).toBeHidden();
  },
);

test('the printout has the estimate and every payment, a header on each page, and nothing of the page itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The browser's print dialog: the printout stays until it is closed.
    window.print = () => {};
  });
  await openCalculator(page);
  await page.getByRole('heading', { name: t('Payment schedule') }).click();
  await button(page, 'Print this schedule').click();
  const sheet = page.locator('[data-printed]');
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  // The width of a letter page within its margins.
  await page.setViewportSize({ width: 740, height: 960 });
  await expect(sheet.getByRole('heading', { name: t('Auto loan estimate') })).toBeVisible();
  const topOfFirstLine = await sheet
    .getByText(company.name, { exact: true })
    .evaluate(({ firstChild, parentElement }) => {
      const range = document.createRange();
      range.selectNodeContents(firstChild ?? document);
      const { top } = range.getBoundingClientRect();
      const sheetTop = parentElement?.closest('[data-printed]')?.getBoundingClientRect().top ?? 0;
      return top - sheetTop;
    });
  expect(topOfFirstLine, 'its letters are not cut by the edge').toBeGreaterThanOrEqual(0);
  const table = sheet.getByRole('table', { name: t('Payment schedule, by month') });
  await expect(table.locator('tbody tr')).toHaveCount(72);
  await expect(table.locator('tbody tr').last()).toBeVisible();
  const styleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { display, breakInside } = getComputedStyle(element);
      return { display, breakInside };
    });
  expect(await styleOf(table.locator('thead'))).toMatchObject({ display: 'table-header-group' });
  expect(await styleOf(table.locator('tbody tr').first())).toEqual({
    display: 'table-row',
    breakInside: 'avoid',
  });
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(1);
    await expect(sheet.getByRole(role), role).toBeVisible();
  }
  for (const role of ['slider', 'button', 'tab'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  await expect(sheet).toContainText(
    t('This calculator is not a representation of a deal and is merely a tool.'),
  );
  await expect(sheet).toContainText(t('Representative example'));
  await expect(sheet).toContainText(company.phones.main.display);
  await expect(sheet).toContainText(t('Printed'));
  await expect(sheet).toContainText(/ \d{4}\. www\.milepost\.example\/(?:es)?$/);

  const sheets = (await page.pdf({ format: 'Letter' }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeGreaterThan(1);
});

test(
  'no action sends data from the page: it requests only its own code',
  englishOnly,
  async ({ page, context, milepost }) => {
    await allowClipboard(context);
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('afterprint'));
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openCalculator(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    page.on('websocket', (socket) => asked.push(`socket ${socket.url()}`));

    await openParts(page);
    await calculatorOf(page)
      .getByRole('slider', { name: t('Vehicle price') })
      .press('End');
    await page.getByRole('textbox', { name: t('Trade-in value'), exact: true }).fill('12345');
    await page.getByRole('textbox', { name: t('Extra each month') }).fill('55');
    await page.getByRole('radio', { name: t('By month') }).press('Space');
    await button(page, 'Add offer B').click();
    const download = page.waitForEvent('download');
    await button(page, 'Download as CSV').click();
    await download;
    await button(page, 'Print this schedule').click();
    await copiedLink(page);
    await page.getByRole('tab', { name: t('Maximum Loan') }).click();
    await button(page, 'Start over').click();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

    const own = new RegExp(`^GET ${milepost.site}/assets/[\\w~.-]+\\.(?:js|css)$`);
    expect(asked.length).toBeGreaterThan(0);
    // A saved file never leaves the browser.
    expect(asked.filter((request) => !own.test(request) && !/^GET blob:/.test(request))).toEqual(
      [],
    );
  },
);

test.describe('a link', () => {
  test(
    'opened in a new browser shows the same numbers, parts and offers',
    englishOnly,
    async ({ page, context, browser, milepost }) => {
      await allowClipboard(context);
      await openThreeOffers(page);
      await openParts(page);
      const link = await copiedLink(page);
      expect(link.href).toBe(`${milepost.site}${pathOf(`/?${threeOffers}#calculator`)}`);
      // The results are calculated once the numbers have settled.
      await expect(page.getByText(t('You save $157.31 in interest.'))).toBeVisible();
      await expect(page.getByText(t('Sales tax (6% of $18,300.00)'))).toBeVisible();
      const shown = await everythingShown(page);

      const other = await browser.newContext({
        timezoneId: 'America/Los_Angeles',
        locale: 'en-US',
      });
      await allowClipboard(other);
      const opened = await other.newPage();
      await opened.goto(link.href);
      await hydrated(opened);
      await expectThreeOffers(opened);
      await expect(partOf(opened, 'Payment schedule')).not.toHaveAttribute('open');
      await openParts(opened);
      await button(opened, 'Copy link').click();
      await expect(opened.getByText(t('Link copied.'))).toBeVisible();
      await expect.poll(() => everythingShown(opened)).toEqual(shown);
      await other.close();
    },
  );

  // The domain's tests have more.
  const badLinks = [
    ['price=20,000&apr=8%25', ['Vehicle price', 'APR'], '$227.93'],
    ['price=10000&down=12000', ['Down payment'], '$52.60'],
    ['tab=%E0%A4%A&price=Zebra%20555-0100%20now', ['What to work out', 'Vehicle price'], '$227.93'],
    ['b=1&bapr=99&c=<b>Zebra</b>', ['Offer B: APR', 'Offer C'], '$227.93'],
  ] as const;

  test('that is partly invalid shows the example there, names what it leaves out, and shows no text from the link', async ({
    page,
  }) => {
    for (const [query, labels, figure] of badLinks) {
      await openCalculator(page, query);
      await expect(
        page.locator('[aria-live]').filter({ hasText: t('We could not use') }),
      ).toHaveText(
        t('We could not use part of this link: {labels}. We show our example numbers instead.', {
          labels: all(labels).join(', '),
        }),
      );
      await expect(payment(page), query).toHaveText(figure);
      await expect(page.locator('body')).not.toContainText(/Zebra|555-0100|NaN|undefined/);
    }
  });

  test('that is too long is ignored, and one with unknown names sets only its own', async ({
    page,
  }) => {
    await openCalculator(page, `price=30000&x=${'1'.repeat(2_000)}`);
    await expect(
      page.getByText(t('We could not use this link, because it is too long.')),
    ).toBeVisible();
    await expect(payment(page)).toHaveText('$227.93');
    await openCalculator(page, 'utm_source=x&price=25000&price=40000');
    await expect(payment(page)).toHaveText('$315.60');
    await expect(page.getByText(t('We could not use'))).toHaveCount(0);
  });

  test(
    'that the browser refuses to copy is shown in a field, selected',
    englishOnly,
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await openCalculator(page, 'price=30000');
      await button(page, 'Copy link').click();
      const field = page.getByRole('textbox', { name: t('Copy this link') });
      await expect(field).toHaveValue(/\?price=30000#calculator$/);
      await expect(field).not.toBeEditable();
      const selected = await field.evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
      expect(selected).toBe(await field.inputValue());
    },
  );
});

test(
  'the address stays until "Start over", which gives a fresh visit',
  englishOnly,
  async ({ page }) => {
    await openCalculator(page);
    await openParts(page);
    const fresh = await everythingShown(page);

    await openThreeOffers(page);
    const { href, entries } = await page.evaluate(() => ({
      href: location.href,
      entries: history.length,
    }));
    await openParts(page);
    await calculatorOf(page)
      .getByRole('slider', { name: t('Vehicle price') })
      .press('End');
    await page.getByRole('textbox', { name: t('Extra one time') }).fill('900');
    await page.getByRole('switch').press('Space');
    await button(page, 'Remove offer C').click();
    await button(page, 'Match paying every two weeks').click();
    await page.getByRole('tab', { name: t('Maximum Loan') }).click();
    await page.getByRole('textbox', { name: t('Monthly payment') }).fill('600');
    await page.getByRole('tab', { name: t('Monthly Cost') }).click();
    expect(await page.evaluate(() => location.href)).toBe(href);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await button(page, 'Start over').click();
    await expect(payment(page)).toHaveText('$227.93');
    await expect
      .poll(() => page.evaluate(() => location.search + location.hash))
      .toBe('#calculator');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect.poll(() => everythingShown(page)).toEqual(fresh);
  },
);

/** The small calculator at the top of the home page. */
const smallOf = (page: Page) =>
  page.locator('[data-question]', { hasText: t('Car price') }).first();

test(
  'the small calculator and the calculator show the same loan',
  englishOnly,
  async ({ page }) => {
    await open(page, '/');
    const figure = smallOf(page).getByRole('strong');
    await smallOf(page).getByRole('slider').press('ArrowRight');
    await expect(figure).toHaveText('$245.47');
    await calculatorOf(page).scrollIntoViewIfNeeded();
    await expect(payment(page)).toHaveText('$245.47');
    await page.getByLabel(t('Loan term')).last().press('Home');
    await expect(payment(page)).not.toHaveText('$245.47');
    await expect(figure).toHaveText((await payment(page).textContent()) ?? '');
    await expect(smallOf(page)).toContainText(
      t('For example, with $7,000 down, 12 months at 8.00% APR.'),
    );
  },
);

test(
  'a step of the calculator’s slider does not render the small calculator, which follows later',
  englishOnly,
  async ({ page }) => {
    await openCalculator(page);
    const figure = smallOf(page).getByRole('strong');
    const slider = calculatorOf(page).getByRole('slider', { name: t('Vehicle price') });
    const first = '$245.47';
    await slider.press('ArrowRight');
    await expect(figure).toHaveText(first);
    // Both are read in the task of the step.
    const [small, large] = await slider.evaluate(
      (range: HTMLInputElement, [figure, payment]) => {
        range.stepUp();
        range.dispatchEvent(new Event('input', { bubbles: true }));
        return [figure?.textContent, payment?.textContent];
      },
      [await figure.elementHandle(), await payment(page).elementHandle()],
    );
    expect(small).toBe(first);
    expect(large).not.toBe(first);
    await expect(figure).toHaveText(large ?? '');
  },
);

test(
  'the small calculator answers without the code of the page',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, /ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(pathOf('/'));
    await smallOf(page).getByRole('slider').press('ArrowRight');
    await expect(smallOf(page).getByRole('strong')).toHaveText('$245.47');
    await expect(payment(page)).toHaveText('$245.47');
  },
);
