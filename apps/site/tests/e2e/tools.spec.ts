import { fundingList } from '@milepost/domain/content/dealer-indirect';
import { claimList, claimPapersList } from '@milepost/domain/content/insurance';
import type { PrintableList } from '@milepost/domain/content/paper';
import { bringList } from '@milepost/domain/content/pre-qualify';
import { addDays } from '@milepost/domain/input/days';
import { formatDate } from '@milepost/domain/input/format';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectMessages,
  expectToFit,
  lookOf,
  looks,
  open,
  problemsOf,
  tabTo,
  test,
  todayOf,
} from './milepost.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.print = () => {};
  });
});

const sheet = (page: Page) => page.locator('[data-printed]');

/** Clicks a print button and checks the printout: it has one page, and nothing else. */
async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  const ofThePage = page.locator(':is(main, header, footer):not([data-printed] *)');
  await expect(ofThePage.filter({ visible: true })).toHaveCount(0);
  await look();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet(page)).toHaveCount(0);
}

async function expectReadable(page: Page): Promise<void> {
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** The page's address, its storage and its requests, without its scripts. */
async function traces(page: Page, calls: readonly string[]) {
  const kept = await page.evaluate(() => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    history.state,
    location.href,
  ]);
  return JSON.stringify([kept, calls]);
}

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') calls.push(request.url());
  });
  return calls;
}

/** The position of a text's letters, whatever their box. */
const lineOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, bottom } = range.getBoundingClientRect();
    return { top, bottom };
  });

/** The number of visible checkboxes on the list. */
const squaresOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('li')].filter((item) => {
        const { content, borderTopStyle } = getComputedStyle(item, '::before');
        return item.checkVisibility() && content === '""' && borderTopStyle === 'solid';
      }).length,
  );

const lists: readonly [path: string, place: number, list: PrintableList][] = [
  ['/pre-qualify', 0, bringList],
  ['/insurance', 0, claimList.shown],
  ['/insurance', 1, claimPapersList],
  ['/dealers/indirect', 0, fundingList],
];

for (const [path, place, list] of lists) {
  test(`“${list.title}” of ${path} prints alone on one page with a checkbox or number an item, and the screen shows no checkbox`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator('main')).not.toContainText(/Printed \w+ \d/);
    expect(await squaresOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Print this list' }).nth(place).click();
    await expect(sheet(page)).toHaveCount(1);
    await expect(sheet(page)).toBeHidden();
    expect(await squaresOf(page)).toBe(0);
    await onPaper(page, async () => {
      await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText(list.title);
      await expect(sheet(page).getByRole('listitem')).toHaveText(
        list.parts.flatMap(({ steps = [], list: items = [] }) => [...steps, ...items]),
      );
      await expect(sheet(page)).toContainText(list.phone.display);
      await expect(sheet(page)).toContainText(
        new RegExp(`Printed \\w+ \\d+, \\d{4}\\. www\\.milepost\\.example${path}$`),
      );
      if (list.end) await expect(sheet(page)).toContainText(list.end);
      expect(await squaresOf(page)).toBe(
        list.parts.flatMap(({ list: items = [] }) => items).length,
      );
    });
  });
}

test('the SCRA helper shows what may help, never says no, and leaves no trace', async ({
  page,
}) => {
  const calls = callsOf(page);
  await open(page, '/military');
  const helper = page.locator('#helper');
  await expect(helper.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await expect(helper.getByRole('radio', { name: 'I am' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(helper.getByRole('radio', { name: 'Active duty' })).toBeChecked();
  await helper.getByRole('radio', { name: 'Before service began' }).check();
  await helper.getByRole('radio', { name: 'Yes' }).check();
  await helper.getByLabel('Last day of service').fill('20260-11-21');
  await helper.getByRole('button', { name: 'Show what may help' }).press('Enter');
  await expect(helper).toContainText('You can ask any time during service');
  await helper.getByLabel('Last day of service').fill('2026-11-21');
  await helper.getByRole('button', { name: 'Show what may help' }).press('Enter');
  await expect(helper.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(helper).toContainText(
    'You may qualify for at most 6% interest while in service. Ask us: it costs nothing.',
  );
  await expect(helper).toContainText('We respond within 48 hours.');
  await expect(helper).toContainText('If you’re missing a document, ask anyway.');
  await helper.getByLabel('Balance').fill('13000');
  await helper.getByLabel('APR').fill('18.5');
  await helper.getByLabel('Payments left').fill('48');
  await expect(helper.getByText('$305.31 a month instead of $385.28: $79.97 less.')).toBeVisible();
  await helper.getByLabel('APR').fill('5');
  await expect(helper).toContainText('Your rate is already 6% or less');
  await expectReadable(page);
  await helper.getByRole('button', { name: 'Print this' }).click();
  await expect(sheet(page)).toHaveCount(1);
  await onPaper(page, async () => {
    await expect(sheet(page)).toContainText(/Who is serving\?I am.*Lower rate.*Send this/s);
    await expect(sheet(page)).toContainText('Last day of serviceNovember 21, 2026');
  });

  await helper.getByRole('radio', { name: 'During service' }).check();
  await helper.getByRole('button', { name: 'Show what may help' }).click();
  await expect(helper).toContainText('other laws may help you. Please call.');
  await expect(helper).toContainText('(800) 555-0154');
  await expect(helper).not.toContainText(/not eligible|do not qualify|denied|refused/i);
  expect(await traces(page, calls)).not.toMatch(/2026-11-21|13000|before|active/);
  await helper.getByRole('button', { name: 'Start over' }).click();
  await expect(helper.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(helper.getByRole('radio', { name: 'I am' })).toBeFocused();
});

test('the letter can be printed blank and alone, and its link contains no account', async ({
  page,
  context,
}) => {
  const calls = callsOf(page);
  await open(page, '/military');
  const helper = page.locator('#helper');
  await page.getByRole('button', { name: 'Start' }).click();
  await helper.getByRole('radio', { name: 'My spouse' }).check();
  await helper.getByRole('button', { name: 'Show what may help' }).click();
  await helper.getByRole('button', { name: 'Write my letter' }).click();
  await expect(helper.getByLabel('Your name')).toBeFocused();
  await expect(helper).toContainText(/My spouse, _+, is in military service that began on _+\./);
  await helper.getByRole('button', { name: 'Print the letter' }).click();
  await expect(sheet(page)).toHaveCount(1);
  await onPaper(page, async () => {
    await expect(sheet(page)).toContainText('50 U.S.C. 3937 and 3952');
    await expect(sheet(page)).not.toContainText('Start over');
  });

  await helper.getByLabel('Your name').fill('Dana Whitfield');
  await helper.getByLabel('Account number').fill('10045 8821');
  await helper.getByLabel('Date service began').fill('20240-03-01');
  await expect(helper).toContainText(/in military service that began on _+\./);
  await helper.getByLabel('Date service began').fill('2024-03-01');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await helper.getByRole('button', { name: 'Copy as text' }).click();
  await expect(helper.getByText('Letter copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Account number: 10045 8821');
  expect(copied).toContain('that began on March 1, 2024.');
  await expect(helper.getByRole('link', { name: /^Email it to military@/ })).toHaveAttribute(
    'href',
    'mailto:military@milepost.example?subject=SCRA%20request',
  );
  await expectReadable(page);
  expect(await traces(page, calls)).not.toMatch(/8821|Whitfield|2024-03-01/);
});

test('by keyboard alone the SCRA helper is filled in, and its letter written and printed', async ({
  page,
}) => {
  await open(page, '/military');
  const { keyboard } = page;
  const helper = page.locator('#helper');
  const radio = (name: string) => helper.getByRole('radio', { name, exact: true });
  const button = (name: string) => helper.getByRole('button', { name });
  await tabTo(button('Start'));
  await keyboard.press('Enter');
  await expect(radio('I am')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(radio('My spouse')).toBeChecked();
  await tabTo(radio('Active duty'));
  await keyboard.press('Space');
  await tabTo(radio('Before service began'));
  await keyboard.press('Space');
  await tabTo(radio('No'));
  await keyboard.press('ArrowDown');
  await expect(radio('Yes')).toBeChecked();
  const today = await todayOf(page);
  await tabTo(helper.getByLabel('Last day of service'));
  await keyboard.type(today.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
  await tabTo(button('Show what may help'));
  await keyboard.press('Enter');
  await expect(
    helper.getByRole('heading', { name: 'What may help you', exact: true }),
  ).toBeFocused();
  await expect(helper).toContainText('You may qualify for at most 6% interest while in service.');
  const lastDayToAsk = formatDate(addDays(today, 180), 'long');
  await expect(helper).toContainText(`You can ask through ${lastDayToAsk}`);
  for (const [label, text] of [
    ['Balance', '13000'],
    ['APR', '18.5'],
    ['Payments left', '48'],
  ] as const) {
    await tabTo(helper.getByLabel(label));
    await keyboard.type(text);
  }
  await expect(helper).toContainText('$305.31 a month instead of $385.28: $79.97 less.');

  await tabTo(button('Write my letter'));
  await keyboard.press('Space');
  await expect(helper.getByLabel('Your name')).toBeFocused();
  await keyboard.type('Dana Whitfield');
  await tabTo(helper.getByLabel('Account number'));
  await keyboard.type('10045 8821');
  await tabTo(helper.getByLabel('Date service began'));
  await keyboard.type('03012024');
  await expect(helper).toContainText('that began on March 1, 2024.');
  await tabTo(button('Print the letter'));
  await keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(1);
  await onPaper(page, () => expect(sheet(page)).toContainText('Account number: 10045 8821'));
  await tabTo(button('Start over'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(radio('I am')).toBeFocused();
  await expect(helper.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a deal is compared with the guide during typing, and neither approved nor declined', async ({
  page,
}) => {
  const calls = callsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/dealers/indirect');
  expect(scripts.join()).not.toContain('DealCheck');
  const check = page.locator('#deal-check');
  await page.getByRole('button', { name: 'Check a deal' }).focus();
  await page.keyboard.press('Enter');
  await expect(check.getByLabel('Amount to finance')).toBeFocused();
  const year = await page.evaluate(() => new Date().getFullYear());
  for (const text of ['27000.01', '20000', '72', `${year - 5}`]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const row = (name: string) => check.getByRole('row', { name });
  await expect(row('Advance (LTV)')).toContainText(/135\.1%.*Up to 135%.*Outside the guide/s);
  await expect(row('Term')).toContainText('Within the guide');
  await expect(check).toContainText('Most we finance on this value: $27,000.00.');
  await expect(check).toContainText('Your rep may still have a program for it: (800) 555-0142.');
  await check.getByLabel('Amount to finance').fill('27000');
  await expect(row('Advance (LTV)')).toContainText(/135\.0%.*Within the guide/s);
  await expect(check).toContainText(
    'Also within Full Spectrum Lending (vehicles up to 10 years old).',
  );
  await expect(check.getByRole('link', { name: 'Dealer Portal' })).toHaveAttribute(
    'href',
    '/signin',
  );
  await expect(check).not.toContainText(/approved|declined|eligible/i);
  await expectReadable(page);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const verdict = row('Term').getByText('Within the guide', { exact: true });
    const words = await lineOf(verdict);
    const icon = await row('Term')
      .locator('svg')
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    expect(icon, `the icon on the line of its words at ${width} px`).toBeGreaterThan(words.top);
    expect(icon, `the icon on the line of its words at ${width} px`).toBeLessThan(words.bottom);
    if (width !== 320) continue;
    const label = await lineOf(row('Term').getByText('Result', { exact: true }));
    expect(
      Math.abs(label.bottom - words.bottom),
      'the label on the line of the words',
    ).toBeLessThan(1);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await check.getByRole('button', { name: 'Print this check' }).click();
  await expect(sheet(page)).toHaveCount(1);
  await onPaper(page, async () => {
    await expect(sheet(page)).toContainText(/Amount to finance\$27,000\.00.*Up to 135%/s);
    await expect(sheet(page)).toContainText('not an approval');
  });
  await check.getByLabel('Vehicle model year').fill('1900');
  await expect(row('Term')).toHaveCount(0);
  expect(await traces(page, calls)).not.toMatch(/27000|20000/);
});

test('by keyboard alone a list is printed and a deal is checked', async ({ page }) => {
  await open(page, '/dealers/indirect');
  const { keyboard } = page;
  await tabTo(page.getByRole('button', { name: 'Print this list' }));
  await keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(1);
  await onPaper(page, () => expect(sheet(page)).toContainText(fundingList.title));

  const check = page.locator('#deal-check');
  await tabTo(check.getByRole('button', { name: 'Check a deal' }));
  await keyboard.press('Space');
  const amount = check.getByLabel('Amount to finance');
  await expect(amount).toBeFocused();
  const year = await page.evaluate(() => new Date().getFullYear());
  for (const [label, text] of [
    ['Amount to finance', '27000.01'],
    ['Vehicle value (book)', '20000'],
    ['Term in months', '72'],
    ['Vehicle model year', `${year - 5}`],
  ] as const) {
    await tabTo(check.getByLabel(label));
    await keyboard.type(text);
  }
  const advance = check.getByRole('row', { name: 'Advance (LTV)' });
  await expect(advance).toContainText(/135\.1%.*Outside the guide/s);
  await tabTo(amount, 'Shift+Tab');
  await keyboard.type('27000');
  await expect(advance).toContainText(/135\.0%.*Within the guide/s);
  await tabTo(check.getByRole('link', { name: 'Dealer Portal' }));
  await tabTo(check.getByRole('button', { name: 'Print this check' }));
  await keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(1);
  await onPaper(page, () =>
    expect(sheet(page)).toContainText('This deal meets every limit we publish.'),
  );
});

test('the other program’s page links to the check', async ({ page }) => {
  await open(page, '/dealers/full-spectrum');
  await page.getByRole('link', { name: 'Check a deal against the program guide' }).click();
  await expect(page).toHaveURL(/\/dealers\/indirect#deal-check$/);
  await page.getByRole('button', { name: 'Check a deal' }).click();
  await expect(page.getByLabel('Amount to finance')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/military', '/dealers/indirect', '/insurance']) {
    test(`${path} has no button that does nothing`, async ({ page }) => {
      await page.goto(path);
      // The browser itself sends a form.
      await expect(page.locator('main button:not([type=submit]):visible')).toHaveCount(0);
    });
  }
});

test('a list whose code failed to load is printed by the next click', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ERR_FAILED/);
  await open(page, '/pre-qualify');
  await page.route('**/*.js', (route) => route.abort());
  const print = page.getByRole('button', { name: 'Print this list' });
  await print.click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/*.js');
  await print.click();
  await expect(sheet(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a rate sheet whose code failed to load is opened by the next click', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ERR_FAILED/);
  await open(page, '/dealers');
  await page.route('**/*.js', (route) => route.abort());
  const button = page.getByRole('link', { name: 'View Rate Sheet' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/*.js');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Sample rate sheet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
