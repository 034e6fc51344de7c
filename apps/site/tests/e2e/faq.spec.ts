import type { Page } from '@playwright/test';
import { path as pathOf, t, all as textsOf } from '../words.ts';
import {
  expect,
  expectMessages,
  expectToFit,
  holdScripts,
  hydrated,
  lookOf,
  looks,
  open,
  problemsOf,
  tabTo,
  test,
  unanswered,
} from './milepost.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: t('Search the questions') });
const shown = { visible: true } as const;
const questions = (page: Page) =>
  page.locator('#questions details:not([open]) > summary').filter(shown);
const opened = (page: Page) => page.locator('#questions details[open] > summary').filter(shown);
const status = (page: Page) => page.locator('#finder [aria-live]').filter({ hasText: t('for') });
/** The questions once all answers are shown. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /\?$/ })
    .filter({ hasNotText: '¿Todavía tiene preguntas?' });
const texts = () =>
  textsOf([
    'How can I make a payment?',
    'How does pre-qualification work?',
    'How do I get my free credit score?',
    'What do I need to request a payoff quote?',
    'Can I change my due date?',
    'What do I do if my car is totaled or stolen?',
    'How do I update my contact information?',
    'Can I pay with a credit card?',
    'Can I pay off my loan early?',
    'What are your customer service hours?',
  ]);

test('a search shows the matches, best first, and sends nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script';
    (isScript ? scripts : calls).push(request.url());
  });
  await open(page, '/faq');
  expect(scripts.join()).not.toContain('Finder');
  await questions(page).nth(1).click();
  await expect(opened(page)).toHaveText(texts()[1] ?? '');
  await box(page).focus();
  await expect.poll(() => scripts.join()).toContain('Finder');
  const loaded = calls.length;

  await box(page).fill(t('totalled'));
  await expect(questions(page)).toHaveText([t('What do I do if my car is totaled or stolen?')]);
  await expect(questions(page).locator('mark')).toHaveText(t('totaled'));
  await expect(status(page)).toHaveText(t('1 answer for “{query}”.', { query: t('totalled') }));
  await expect(opened(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);

  await box(page).fill('zelle');
  await expect(status(page)).toHaveText(
    t('No answer for “{query}”. Here are all the questions.', { query: 'zelle' }),
  );
  await expect(questions(page)).toHaveText(texts());
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(status(page)).toHaveCount(0);
  await expect(questions(page)).toHaveText(texts());
  expect(calls.slice(loaded)).toEqual([]);
  expect(page.url()).toMatch(/\/faq$/);
});

test('text typed before the finder is hydrated is searched once it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(pathOf('/faq'), { waitUntil: 'commit' });
  await box(page).pressSequentially('fico');
  release();
  await expect(questions(page)).toHaveText([t('How do I get my free credit score?')]);
});

test('a search whose code can’t be loaded says what to do, and works once it can', async ({
  page,
  context,
  consoleMessages,
}) => {
  await open(page, '/faq');
  await context.setOffline(true);
  await box(page).pressSequentially('fi');
  await expect(page.locator('#finder').getByRole('alert')).toHaveText(
    t(
      'This part of the page could not be loaded. Check your connection, then try again or load the page again.',
    ),
  );
  await expect(questions(page)).toHaveText(texts());
  await context.setOffline(false);
  await box(page).pressSequentially('co');
  await expect(questions(page)).toHaveText([t('How do I get my free credit score?')]);
  await expect(page.locator('#finder').getByRole('alert')).toHaveCount(0);
  expectMessages(consoleMessages, unanswered);
});

test('one answer is open at most, and a link opens its answer during any search', async ({
  page,
  context,
}) => {
  await open(page, '/faq');
  await box(page).fill(t('payoff'));
  await expect(questions(page).first()).toHaveText(t('What do I need to request a payoff quote?'));
  await questions(page).first().click();
  await expect(opened(page)).toHaveCount(1);
  await questions(page).first().click();
  await expect(opened(page)).toHaveCount(1);
  await opened(page).click();
  await expect(opened(page)).toHaveCount(0);

  await page.evaluate(() => {
    location.hash = '#due-date';
  });
  await expect(opened(page)).toHaveText(t('Can I change my due date?'));
  await expect(opened(page)).toBeInViewport();
  await expect(box(page)).toHaveValue('');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('Copy link to this answer') }).click();
  await expect(page.getByText(t('Link copied.'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(t('Link copied.'))).toBeHidden();
  await expect(page.getByText(t('Not what you needed?'))).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).hash).toBe(pathOf('/faq#due-date'));
  await expect(
    page.locator('#questions').getByRole('link', { name: t('Contact us') }),
  ).toHaveAttribute('href', pathOf('/contact'));
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(opened(other)).toHaveText(t('Can I change my due date?'));
});

test('Back to an answer’s address that a search hides focuses the page’s heading', async ({
  page,
}) => {
  await open(page, '/faq#due-date');
  await box(page).fill(t('credit card'));
  await expect(questions(page).first()).toContainText(t('credit card'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Contact'), exact: true })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('Contact Us'));
  await page.goBack();
  await expect(heading).toHaveText(t('Frequently Asked Questions'));
  await expect(box(page)).toHaveValue(t('credit card'));
  await expect(heading).toBeFocused();
});

test('all answers can be shown and printed during any search', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '');
  });
  await open(page, '/faq');
  const main = page.getByRole('main');
  const answers = [
    t('There is no prepayment penalty.'),
    t('Call the police and ask for a report.'),
  ] as const;
  const answersLike = (answer: string) => main.getByText(answer).filter(shown);
  const all = page.getByRole('button', { name: t('Show all answers') });
  const none = page.getByRole('button', { name: t('Hide all answers') });
  await all.click();
  await expect(none).toBeFocused();
  await expect(headings(page)).toHaveText(texts());
  await expect(answersLike(answers[0])).toHaveCount(1);
  await expect(questions(page)).toHaveCount(0);
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }

  await box(page).fill('fico');
  await expect(answersLike(answers[0])).toHaveCount(0);
  await page.getByRole('button', { name: t('Print all answers') }).click();
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(answersLike(answer)).toHaveCount(1);
  await expect(none).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await none.click();
  await expect(questions(page)).toHaveText([t('How do I get my free credit score?')]);
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(answersLike(answer)).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
});

test('finding an answer, copying its link and showing all work by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '');
  });
  await open(page, '/faq');
  const { keyboard } = page;
  await tabTo(box(page));
  await keyboard.type(t('wreck'));
  await expect(questions(page)).toHaveText([t('What do I do if my car is totaled or stolen?')]);
  await tabTo(questions(page));
  await keyboard.press('Enter');
  await expect(page.getByText(t('Call the police and ask for a report.'))).toBeVisible();
  await tabTo(page.getByRole('button', { name: t('Copy link to this answer') }));
  await keyboard.press('Enter');
  await expect(page.getByText(t('Link copied.'))).toBeVisible();
  await tabTo(opened(page), 'Shift+Tab');
  await keyboard.press('Space');
  await expect(opened(page)).toHaveCount(0);

  await tabTo(box(page), 'Shift+Tab');
  await keyboard.press('Escape');
  await expect(questions(page)).toHaveText(texts());
  const all = page.getByRole('button', { name: t('Show all answers') });
  await tabTo(all);
  await keyboard.press('Space');
  await expect(headings(page)).toHaveText(texts());
  const none = page.getByRole('button', { name: t('Hide all answers') });
  await expect(none).toBeFocused();
  await tabTo(page.getByRole('button', { name: t('Print all answers') }));
  await keyboard.press('Enter');
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  await tabTo(none, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(all).toBeFocused();
  await expect(questions(page)).toHaveText(texts());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the FAQ opens one answer at a time and the one in the address, and shows no search', async ({
    page,
  }) => {
    await page.goto(pathOf('/faq#early-payoff'));
    await expect(page.getByText(t('There is no prepayment penalty.'))).toBeVisible();
    await questions(page).first().click();
    await expect(opened(page)).toHaveText(texts()[0] ?? '');
    await expect(page.getByText(t('There is no prepayment penalty.'))).toBeHidden();
    await expect(page.locator('#finder :is(input, button):visible')).toHaveCount(0);
  });
});
