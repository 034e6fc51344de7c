import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page, test } from '@playwright/test';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
}

const index = new URL('../../storybook-static/index.json', import.meta.url);
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

/** Opens a docs page as the sidebar does, without a load of the preview. */
const choose = (page: Page, id: string) =>
  page.evaluate(
    (storyId) =>
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
        storyId,
        viewMode: 'docs',
      }),
    id,
  );

/**
 * Waits until the page is rendered and its stories have ended, and returns its scroll position and the
 * element that has focus. A frame far below is not loaded.
 */
const atRest = (page: Page | Frame, id: string) =>
  page.evaluate(async (docsId) => {
    const hasEnded = (phase?: string) => phase === 'finished' || phase === 'errored';
    const isAtRest = () => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      if (preview?.currentRender?.id !== docsId) return false;
      if (!document.querySelector('#storybook-docs h1')) return false;
      // Storybook reloads the preview if it leaves a page whose stories still render.
      const inline: readonly { phase?: string }[] = preview.storyRenders;
      if (!inline.every(({ phase }) => hasEnded(phase))) return false;
      return [...document.querySelectorAll('iframe')].every(({ contentWindow, src }) => {
        if (!src || contentWindow?.location.href === 'about:blank') return true;
        const framed = contentWindow && Reflect.get(contentWindow, '__STORYBOOK_PREVIEW__');
        return hasEnded(framed?.currentRender?.phase);
      });
    };
    let waits = 1_200;
    let place = '';
    // Effects may still move focus after a story has ended.
    for (let tries = 0; tries < 20 && (tries < 2 || place !== '0 body'); tries++) {
      // A frame that comes near later is loaded then.
      for (; waits > 0 && !isAtRest(); waits--) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await new Promise((resolve) => requestIdleCallback(resolve));
      place = `${scrollY} ${document.activeElement?.localName}`;
    }
    return waits > 0 ? place : 'nothing: it never came to rest';
  }, id);

/** The pages in parts of about the same length, which run side by side. */
const groups = Map.groupBy(pages.entries(), ([at]) => Math.floor(at / 12));

for (const parts of groups.values()) {
  const members = parts.map(([, page]) => page);
  const names = [members[0], members.at(-1)].map((page) => page?.title).join(' to ');
  test(`the docs pages from ${names} open at their top, and say nothing in the console`, async ({
    page,
  }) => {
    const problems: string[] = [];
    let id = '';
    page.on('console', (message) =>
      problems.push(`${id} ${message.type()}: ${message.text().slice(0, 300)}`),
    );
    page.on('pageerror', ({ message }) => problems.push(`${id} ${message.slice(0, 300)}`));
    await page.goto(`/iframe.html?viewMode=docs&id=${members[0]?.id}`);
    await atRest(page, `${members[0]?.id}`);
    for (const member of members) {
      id = member.id;
      await choose(page, id);
      const place = await atRest(page, id);
      if (place !== '0 body') problems.push(`${id} opens at ${place}`);
    }
    expect(problems).toEqual([]);
  });
}

test('the search gets every letter that is typed while the stories of a docs page run', async ({
  page,
}) => {
  const id = 'components-overlays-dialog--docs';
  await page.goto(`/?path=/docs/${id}`);
  const preview = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  await search.focus();
  await preview?.waitForSelector('#storybook-docs h1');
  let place = '';
  const rest = atRest(preview ?? page, id).then((result) => {
    place = result;
  });
  let typed = '';
  for (; !place; typed += 'a') await page.keyboard.press('a');
  await rest;
  expect(place).toBe('0 body');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(typed);
});

test('a link of a docs page stays focused while stories open their menus, and Tab leads to a story', async ({
  page,
}) => {
  const id = 'components-actions-menu--docs';
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  const link = page.locator('.sbdocs-content').getByRole('link').first();
  await link.focus();
  await atRest(page, id);
  const story = page.locator('iframe[id$="submenu-open"]');
  await story.scrollIntoViewIfNeeded();
  await expect(story.contentFrame().getByRole('menu')).toHaveCount(2);
  await expect(link).toBeFocused();
  const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
  for (let keys = 0; keys < 20 && !(await isInFrame()); keys++) await page.keyboard.press('Tab');
  expect(await isInFrame()).toBe(true);
});
