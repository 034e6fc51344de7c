import { payoffAddress, whatToExpect } from '@milepost/domain/content/payoff';
import { addDays } from '@milepost/domain/input/days';
import { dollars } from '@milepost/domain/input/format';
import { estimatePayoff } from '@milepost/domain/loan/payoff';
import type { Page } from '@playwright/test';
import { containing, type English, longDate as long, path as pathOf, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  expectToFit,
  holdScripts,
  listenFor,
  lookOf,
  looks,
  open,
  problemsOf,
  tabTo,
  test,
  toastsOf,
  todayOf,
  unanswered,
} from './milepost.ts';

const answers = {
  account: '10045 8821',
  name: 'Dana Whitfield',
  ssn: '0412',
  email: 'dana@example.com',
};

/** A year in the future in every time zone. */
const year = new Date().getFullYear() + 1;

/** The date a number of days from today, in the page's time zone. */
async function daysOf(page: Page): Promise<(days: number) => string> {
  const today = await todayOf(page);
  return (days) => addDays(today, days);
}

const send = (page: Page) => page.getByRole('button', { name: t('Request payoff quote') });

const problems = (page: Page) => page.getByRole('region', { name: t('There is a problem') });

/** Fills in the form as a keyboard user does: from its first field on, with Tab alone. */
async function fillByKeyboard(page: Page, { account, name, ssn, email } = answers): Promise<void> {
  await page.getByLabel(t('Account number')).focus();
  for (const text of [account, name, ssn, email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(`1231${year}`);
}

/** Fills in the request at once. */
async function fillIn(page: Page, { account, name, ssn, email } = answers): Promise<void> {
  await page.getByLabel(t('Account number')).fill(account);
  await page.getByLabel(t('Full name')).fill(name);
  await page.getByLabel(t('Last 4 digits of SSN')).fill(ssn);
  await page.getByLabel(t('Email')).fill(email);
  await page.getByLabel(t('Requested payoff date')).fill(`${year}-12-31`);
}

/** The dealers' page is only in English. */
const editionsOf = (path: string) => (path === '/dealers/payoff' ? englishOnly : {});

for (const path of ['/payoff', '/dealers/payoff']) {
  test(
    `a request typed at ${path} arrives complete in the inbox`,
    editionsOf(path),
    async ({ page, milepost }) => {
      await open(page, path);
      await fillByKeyboard(page);
      await page.keyboard.press('Enter');
      const toast = toastsOf(page);
      await expect(toast).toContainText(t('Request Received'));
      await expect(toast).toContainText(
        t('Your payoff quote will be emailed to you within 24 hours.'),
      );
      await expect(page.getByLabel(t('Account number'))).toHaveValue('');
      await expect(page.getByLabel(t('Requested payoff date'))).toHaveValue('');
      expect(page.url()).toBe(`${milepost.site}${pathOf(path)}`);

      const [mail] = await milepost.mails();
      expect(mail?.subject).toBe('New Payoff Quote Request');
      for (const answer of [...Object.values(answers), `December 31, ${year}`]) {
        expect(mail?.text).toContain(answer);
      }
    },
  );
}

test(
  'a request that is sent while the mail server is unavailable keeps its answers and can be sent again',
  englishOnly,
  async ({ page, milepost, consoleMessages }) => {
    await open(page, '/payoff');
    await fillIn(page);
    await milepost.stopInbox();
    await send(page).click();
    const toast = toastsOf(page);
    await expect(toast).toContainText(t('Submission Failed'), { timeout: 20_000 });
    await expect(toast).toContainText(
      t('There was an error submitting your request. Please try again.'),
    );
    await expect(page.getByLabel(t('Full name'))).toHaveValue(answers.name);
    await expect(page.getByLabel(t('Requested payoff date'))).toHaveValue(`${year}-12-31`);
    const kept = page.locator('form').getByText('What you typed is still here.');
    await expect(kept).toContainText('There was an error submitting your request.');

    await milepost.startInbox();
    expect(await milepost.mails()).toHaveLength(0);
    await send(page).click();
    await expect(toast.filter({ hasText: t('Request Received') })).toBeVisible({ timeout: 20_000 });
    await expect(kept).toHaveCount(0);
    expect(await milepost.mails()).toHaveLength(1);
    expectMessages(consoleMessages, unanswered);
  },
);

test('each line of the error summary links to its field and disappears once fixed', async ({
  page,
}) => {
  await open(page, '/payoff');
  await send(page).click();
  const summary = problems(page);
  await summary.getByRole('link', { name: t('Email is required') }).click();
  await expect(page.getByLabel(t('Email'))).toBeFocused();
  await expect(page.getByLabel(t('Email'))).toHaveAccessibleDescription(
    containing('Email is required'),
  );
  await expect(page.getByLabel(t('Email'))).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel(t('Email')).fill(answers.email);
  await expect(summary.getByRole('link')).toHaveCount(4);
});

const bad: readonly [field: English, text: string, message: English][] = [
  ['Email', 'dana.example.com', 'Invalid email address'],
  ['Last 4 digits of SSN', '412', 'Enter last 4 digits of SSN'],
  ['Last 4 digits of SSN', '04l2', 'Enter last 4 digits of SSN'],
  ['Full name', 'x'.repeat(10_000), 'Full name must be 100 characters or fewer'],
];

test('an answer that breaks a rule gets a message and stays as typed', async ({ page }) => {
  await open(page, '/payoff');
  for (const [field, text, message] of bad) {
    await fillIn(page);
    await page.getByLabel(t(field)).fill(text);
    await send(page).click();
    await expect(problems(page).getByRole('link')).toHaveText([t(message)]);
    await expect(page.getByLabel(t(field))).toHaveValue(text);
  }
});

test('a payoff date in the past gets a warning and is sent anyway', async ({ page }) => {
  await open(page, '/payoff');
  await fillIn(page);
  const date = page.getByLabel(t('Requested payoff date'));
  await date.fill('2020-01-02');
  await expect(date).not.toHaveAccessibleDescription(
    containing('This date has passed. Please check it.'),
  );
  await date.blur();
  await expect(date).toHaveAccessibleDescription(
    containing('This date has passed. Please check it.'),
  );
  await expect(date).not.toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  await expect(toastsOf(page)).toContainText(t('Request Received'));
});

test('a date with a broken rule is described by its message', englishOnly, async ({ page }) => {
  await open(page, '/payoff');
  await send(page).click();
  const date = page.getByLabel(t('Requested payoff date'));
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription(containing('Requested payoff date is required'));
});

test('half a date is not reported as missing', async ({ page }) => {
  await open(page, '/payoff');
  await page.getByLabel(t('Requested payoff date')).focus();
  await page.keyboard.type('1231');
  await send(page).click();
  await expect(problems(page).getByRole('link').last()).toHaveText(
    t('Requested payoff date must be a real date, like 12/31/2026'),
  );
  await page.getByLabel(t('Requested payoff date')).fill('2026-12-31');
  await expect(problems(page).getByRole('link')).toHaveCount(4);
});

test(
  'a year with a digit too many breaks a rule, and no typed text is lost',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payoff');
    await page.getByLabel(t('Account number')).fill(answers.account);
    await page.getByLabel(t('Requested payoff date')).focus();
    await page.keyboard.type('121520265');
    await send(page).click();
    await expect(problems(page).getByRole('link').last()).toHaveText(
      t('Requested payoff date must be a real date, like 12/31/2026'),
    );
    await expect(page.getByLabel(t('Account number'))).toHaveValue(answers.account);
  },
);

for (const date of ['20260-12-15', '9999-12-31']) {
  test(
    `the date ${date} gets a warning, and breaks neither the request nor the estimator`,
    englishOnly,
    async ({ page }) => {
      await open(page, '/payoff');
      await page.getByLabel(t('Account number')).fill(answers.account);
      await page.getByLabel(t('Requested payoff date')).fill(date);
      await page.getByRole('button', { name: t('Open the estimator') }).click();
      await page.getByLabel(t('Balance'), { exact: true }).fill('10000');
      await page.getByLabel(t('APR')).fill('7');
      await expect(page.getByText(t('Pick a date from')).first()).toBeVisible();
      for (const label of ['Balance as of', 'Payoff date'] as const) {
        await page.getByLabel(t(label), { exact: true }).fill(date);
        await page.getByLabel(t(label), { exact: true }).blur();
      }
      await expect(page.getByText(t('Pick a date from'))).toHaveCount(2);
      await page.locator('summary', { hasText: t('I will make a payment before then') }).click();
      await page.getByLabel(t('Date'), { exact: true }).fill(date);
      await page.getByLabel(t('Balance as of'), { exact: true }).fill('');
      await send(page).click();
      await expect(problems(page).getByRole('link').last()).toHaveText(
        t('Requested payoff date must be a real date, like 12/31/2026'),
      );
      await expect(page.getByLabel(t('Account number'))).toHaveValue(answers.account);
    },
  );
}

test(
  'a failure message disappears once a submission breaks rules',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, unanswered);
    await open(page, '/payoff');
    await fillIn(page);
    await page.route('**/send-email', (route) => route.abort());
    await send(page).click();
    const toast = toastsOf(page);
    await expect(toast).toContainText(t('Submission Failed'));
    await page.getByLabel(t('Email')).fill('');
    await send(page).click();
    await expect(problems(page)).toBeVisible();
    await expect(toast).toBeHidden();
  },
);

test('markup in a name arrives as text', englishOnly, async ({ page, milepost }) => {
  const name = '<script>alert(1)</script>';
  await open(page, '/payoff');
  await fillIn(page, { ...answers, name });
  await send(page).click();
  await expect(toastsOf(page)).toContainText(t('Request Received'));
  const [mail] = await milepost.mails();
  expect(mail?.html).not.toContain('<script');
  expect(mail?.text).toContain(name);
});

test(
  'a request sent before hydration is sent once hydrated',
  englishOnly,
  async ({ page, milepost }) => {
    const before = (await milepost.mails()).length;
    const release = await holdScripts(page);
    await page.goto(pathOf('/payoff'), { waitUntil: 'commit' });
    await fillIn(page);
    await send(page).click();
    release();
    await expect(toastsOf(page)).toContainText(t('Request Received'));
    const mails = await milepost.mails();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).toContain(`December 31, ${year}`);
  },
);

test("a payoff date shows how long its quote is valid, and today's date does not block", async ({
  page,
}) => {
  await open(page, '/payoff');
  const inDays = await daysOf(page);
  await fillIn(page);
  const form = page.locator('form');
  await expect(form).toContainText(`${t('Quote good through')}${long(`${year + 1}-01-10`)}`);
  const date = page.getByLabel(t('Requested payoff date'));
  await date.fill(inDays(30));
  await expect(
    page.getByText(t('By check: mail it by {date}', { date: long(inDays(23)) })),
  ).toBeVisible();
  await date.fill('');
  await expect(form).not.toContainText(t('Quote good through'));
  await date.fill(inDays(0));
  await expect(form).toContainText(t('so a quote for today may reach you tomorrow.'));
  await send(page).click();
  await expect(toastsOf(page)).toContainText(t('Request Received'));
});

const balance = (page: Page) => page.getByLabel(t('Balance'), { exact: true });

test(
  'a sent request passes its date to the estimator and to the steps',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payoff');
    const inDays = await daysOf(page);
    await fillIn(page);
    const requested = page.getByLabel(t('Requested payoff date'));
    await requested.fill(inDays(30));
    await page.getByRole('button', { name: t('Open the estimator') }).click();
    await send(page).click();
    await page.getByRole('button', { name: t('Ask for another quote') }).click();
    await expect(requested).toHaveValue('');
    await expect(page.locator('form')).not.toContainText(t('Quote good through'));
    await expect(page.getByLabel(t('Payoff date'), { exact: true })).toHaveValue(inDays(30));
    await expect(
      page.getByText(t('By check: mail it by {date}', { date: long(inDays(23)) })),
    ).toBeVisible();
    await page.getByLabel(t('Full name')).fill('Dana');
    await expect(page.getByLabel(t('Payoff date'), { exact: true })).toHaveValue(inDays(30));
  },
);

for (const path of ['/payoff', '/dealers/payoff']) {
  test(
    `the estimator at ${path} follows the request’s date until it has its own, and can copy it back`,
    editionsOf(path),
    async ({ page }) => {
      await open(page, path);
      const inDays = await daysOf(page);
      const requested = page.getByLabel(t('Requested payoff date'));
      await requested.fill(inDays(13));
      await page.getByRole('button', { name: t('Open the estimator') }).click();
      await expect(balance(page)).toBeFocused();
      await page.keyboard.type('13074.65');
      await page.getByLabel(t('APR')).fill('6.99');
      const answer = (days: number) =>
        page.getByText(t('Estimated payoff on {date}', { date: long(inDays(days)) }), {
          exact: true,
        });
      await expect(answer(13)).toBeVisible();
      await expect(page.getByText('$13,107.20', { exact: true })).toBeVisible();
      await requested.fill(inDays(14));
      await expect(answer(14)).toBeVisible();

      await page.getByLabel(t('Payoff date'), { exact: true }).fill(inDays(40));
      await requested.fill(inDays(15));
      await expect(answer(40)).toBeVisible();
      await page.getByRole('button', { name: t('Use this date in my request') }).click();
      await expect(requested).toHaveValue(inDays(40));
      await expect(requested).toBeFocused();
      await expect(page.locator('form')).toContainText(
        `${t('Quote good through')}${long(inDays(50))}`,
      );
    },
  );
}

test('the estimator checks a typed date once the field loses the focus', async ({ page }) => {
  await open(page, '/payoff');
  const today = await todayOf(page);
  await page.getByRole('button', { name: t('Open the estimator') }).click();
  await balance(page).fill('13074.65');
  await page.getByLabel(t('APR')).fill('6.99');
  const field = page.getByLabel(t('Payoff date'), { exact: true });
  const [year = '', month = '', day = ''] = addDays(today, 30).split('-');
  await field.focus();
  for (const key of `${month}${day}${year}`) {
    await page.keyboard.press(key);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(t('Daily interest'), { exact: true })).toBeVisible();
  }
  await expect(
    page.getByText(t('Estimated payoff on {date}', { date: long(addDays(today, 30)) }), {
      exact: true,
    }),
  ).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await field.focus();
  await page.keyboard.type(`${month}${day}1999`);
  await field.blur();
  await expect(field).toHaveAccessibleDescription(containing('Pick a date from'));
});

test('the request contains nothing of the estimator, and a pending payment counts', async ({
  page,
  milepost,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/payoff');
  const inDays = await daysOf(page);
  await fillIn(page);
  await page.getByLabel(t('Requested payoff date')).fill(inDays(40));
  await page.getByRole('button', { name: t('Open the estimator') }).click();
  await expect(page.getByText(t('Enter your balance and your APR.'))).toBeVisible();
  await balance(page).fill('13074.65');
  await page.getByLabel(t('APR')).fill('6.99');
  await page.locator('summary', { hasText: t('I will make a payment before then') }).click();
  await page.getByLabel(t('Amount'), { exact: true }).fill('427');
  const date = page.getByLabel(t('Date'), { exact: true });
  await date.fill(inDays(41));
  await date.blur();
  await expect(date).toHaveAccessibleDescription(
    t('Pick a date after the date of your balance, up to your payoff date'),
  );
  await date.fill(inDays(24));
  const { payoff } = estimatePayoff({
    ...{ balance: 13_074.65, apr: 6.99, asOf: inDays(0), payoffDate: inDays(40) },
    payment: { amount: 427, date: inDays(24) },
  });
  await expect(page.getByText(dollars(payoff), { exact: true })).toBeVisible();
  await expect(
    page.locator('[aria-live]').filter({ hasText: t('Estimated payoff on {date}', { date: '' }) }),
  ).toHaveText(
    `${t('Estimated payoff on {date}', { date: long(inDays(40)) })}: ${dollars(payoff)}.`,
  );
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);

  await send(page).click();
  await expect(toastsOf(page)).toContainText(t('Request Received'));
  const [mail] = await milepost.mails();
  expect(mail?.text).not.toMatch(/13,?074|6\.99|12,?7|427/);
});

test(
  'all expectations are below the heading that announces them',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payoff');
    const headings = await page.evaluate(
      (titles) =>
        titles.map((title) => {
          const main = [...document.querySelectorAll('main *')];
          const at = main.findLastIndex(({ textContent }) => textContent === title);
          return main.slice(0, at).findLast((it) => it.matches('h2'))?.textContent;
        }),
      whatToExpect.points.map(({ title }) => title),
    );
    expect(headings).toEqual(whatToExpect.points.map(() => whatToExpect.heading));
  },
);

test(
  'the estimator is below the request, with its fields side by side',
  englishOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/payoff');
    await page.getByRole('button', { name: t('Open the estimator') }).click();
    const placeOf = async (label: English) =>
      (await page.getByLabel(t(label), { exact: true }).boundingBox()) ?? { x: 0, y: 0 };
    const account = await placeOf('Account number');
    const asOf = await placeOf('Balance as of');
    expect(asOf.y).toBeGreaterThan(account.y);
    expect((await placeOf('APR')).y).toBe((await placeOf('Balance')).y);
  },
);

test(
  'the estimator’s code loads when it is opened, and a date’s line is announced once',
  englishOnly,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/payoff');
    const inDays = await daysOf(page);
    const said = await listenFor(page, t('good through'));
    const date = page.getByLabel(t('Requested payoff date'));
    await date.fill(inDays(30));
    await expect(page.locator('form')).toContainText(t('Quote good through'));
    await date.blur();
    await page.getByLabel(t('Full name')).fill('Dana Whitfield');
    await page.getByLabel(t('Full name')).blur();
    await expect.poll(said).toHaveLength(1);
    expect(scripts.join()).not.toContain('Estimator');
    await page.getByRole('button', { name: t('Open the estimator') }).click();
    await expect(balance(page)).toBeFocused();
    expect(scripts.join()).toContain('Estimator');
    expect(await said()).toHaveLength(1);
  },
);

test(
  'by keyboard alone a payoff is estimated and its date copied into the request',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payoff');
    const inDays = await daysOf(page);
    const typed = (days: number) => inDays(days).replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');
    const { keyboard } = page;
    const requested = page.getByLabel(t('Requested payoff date'));
    await tabTo(requested);
    await keyboard.type(typed(13));
    await expect(page.locator('form')).toContainText(
      `${t('Quote good through')}${long(inDays(23))}`,
    );
    await tabTo(page.getByRole('button', { name: t('Open the estimator') }));
    await keyboard.press('Enter');
    await expect(balance(page)).toBeFocused();
    await keyboard.type('13074.65');
    await tabTo(page.getByLabel(t('APR')));
    await keyboard.type('6.99');
    await expect(page.getByText('$13,107.20', { exact: true })).toBeVisible();
    await tabTo(page.getByLabel(t('Payoff date'), { exact: true }));
    await keyboard.type(typed(40));
    await tabTo(page.locator('summary', { hasText: t('I will make a payment before then') }));
    await keyboard.press('Space');
    await tabTo(page.getByLabel(t('Amount'), { exact: true }));
    await keyboard.type('425');
    await tabTo(page.getByLabel(t('Date'), { exact: true }));
    await keyboard.type(typed(24));
    // The domain's test vector of a pending payment.
    await expect(page.getByText('$12,748.68', { exact: true })).toBeVisible();
    await tabTo(page.getByRole('button', { name: t('Use this date in my request') }));
    await keyboard.press('Enter');
    await expect(requested).toBeFocused();
    await expect(requested).toHaveValue(inDays(40));
  },
);

test('a printed estimate is labeled as an estimate', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, '/payoff');
  await page.getByRole('button', { name: t('Open the estimator') }).click();
  await balance(page).fill('5000');
  await page.getByLabel(t('APR')).fill('0');
  await page.getByRole('button', { name: t('Print this estimate') }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-printed]');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(
    t('Estimate your payoff. Estimate only'),
  );
  await expect(sheet).toContainText(
    new RegExp(t('By check: mail it by {date}', { date: '.+\\d{4}' })),
  );
  for (const line of payoffAddress.lines) await expect(sheet).toContainText(line);
  await expect(sheet).toContainText(
    new RegExp(`${t('Balance')}.*\\$5,000\\.00.*${t('Daily interest')}.*\\$0\\.00`, 's'),
  );
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  // Side by side, a page would break between a step's number and its text.
  const [first, ...others] = await sheet.getByRole('listitem').all();
  let above = await first?.boundingBox();
  for (const step of others) {
    const box = await step.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    above = box;
  }
  expect(others).toHaveLength(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/payoff explains how to estimate by hand, and names no date', async ({ page }) => {
    await page.goto(pathOf('/payoff'));
    await expect(page.getByText(t('Daily interest = balance × APR ÷ 365'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('Open the estimator') })).toBeHidden();
    await expect(page.locator('main')).not.toContainText(/\b20[23]\d\b/);
  });
});
