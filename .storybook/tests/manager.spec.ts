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

test('Storybook’s own page logs nothing in the console beside a story, a screen or a docs page', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  for (const path of [
    'story/components-actions-button--default',
    'story/pages-site--home',
    'docs/components-actions-button--docs',
  ]) {
    await page.goto(`/?path=/${path}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.locator('button:visible, a:visible').first()).toBeVisible();
  }
  expect(messages).toEqual([]);
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

/** Opens the first result of a search that has this name, and returns its frame. */
const openBySearch = async (page: Page, words: string, name: string) => {
  const results = await search(page, words);
  await results.getByRole('option', { name }).first().click();
  return page.frameLocator('#storybook-preview-iframe');
};

/** Chooses a setting of the toolbars. */
const choose = async (page: Page, toolbar: string, setting: string) => {
  await page.getByRole('button', { name: toolbar }).click();
  await page.getByRole('option', { name: setting }).click();
};

test('three clicks lead to a component in another brand', async ({ page }) => {
  await page.goto('/');
  const docs = await openBySearch(page, 'button', 'Button');
  const button = docs.locator('[id^=story--] button').first();
  const color = () => button.evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect(docs.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  const before = await color();
  await choose(page, 'Brand', 'Harbor');
  await expect.poll(color).not.toBe(before);
});

test('three clicks lead to every state of a component with more contrast', async ({ page }) => {
  await page.goto('/');
  const docs = await openBySearch(page, 'select', 'Select');
  await choose(page, 'Theme', 'Light, more contrast');
  await expect(docs.getByRole('heading', { name: 'In every state' })).toBeVisible();
  await expect(docs.locator('html')).toHaveAttribute('data-contrast', 'more');
});

test('one click leads to when a component is the wrong one', async ({ page }) => {
  await page.goto('/');
  const docs = await openBySearch(page, 'banner', 'Banner');
  await expect(docs.getByRole('heading', { name: 'When not to use it' })).toBeInViewport();
});
