import { expect, type Page, test } from '@playwright/test';

const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox', { name: 'Search for components' }).fill(words);
  return page.locator('#storybook-explorer-menu');
};

/** What other systems call a component, or what a foundation is about. */
const names = {
  modal: 'Dialog',
  dropdown: 'Select',
  autocomplete: 'ComboBox',
  snackbar: 'Toast',
  stepper: 'Wizard',
  chip: 'TagGroup',
  'accordion item': 'Accordion',
  chart: 'AreaChart',
  spacing: 'Space and shape',
  login: 'Sign in',
  'are you sure': 'ConfirmDialog',
};

test('the search finds components by the names of other systems, and headings of docs pages', async ({
  page,
}) => {
  await page.goto('/');
  for (const [words, title] of Object.entries(names)) {
    await expect(await search(page, words), words).toContainText(title);
  }
  await expect(await search(page, 'Blame nobody')).toContainText('Voice');
});

test('the list of all components finds words of their docs pages', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=all-components--docs');
  await page.getByRole('searchbox').fill('one-time code');
  await expect(page.getByRole('link', { name: 'CodeField' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Badge' })).toBeHidden();
});

test('a screen is shown whole: the panel is closed, and its width is free', async ({ page }) => {
  await page.goto('/?path=/story/pages-site--home');
  const frame = page.locator('#storybook-preview-iframe');
  await expect(frame).toBeVisible();
  await expect(page.locator('#storybook-panel-root')).toBeHidden();
  await expect(page.getByRole('button', { name: /viewport/i })).toBeEnabled();
  const box = await frame.boundingBox();
  expect(box?.height).toBeGreaterThan(780);
});

test('a token is found and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/iframe.html?viewMode=docs&id=foundations-tokens--docs');
  await page.getByRole('searchbox').fill('text-soft');
  await page.getByRole('button', { name: 'Copy vars.color.textSoft' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('vars.color.textSoft');
  await page.getByText('Harbor').click();
  await expect(page.getByRole('button', { name: 'Copy #4B5168' })).toBeVisible();
});
