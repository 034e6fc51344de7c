import { defineBrowserCommand } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';

type Server = typeof import('./server.tsx');

/** Lets a test in the browser have a story rendered by Node. */
const renderStory = defineBrowserCommand<Parameters<Server['renderStory']>>(
  async ({ project }, file, name) => {
    const server = await project.import<Server>(`${import.meta.dirname}/server.tsx`);
    return server.renderStory(file, name);
  },
);

/** The text that a reader sees of `html` on a page without JavaScript, on screen and in print. */
const textWithoutScript = defineBrowserCommand<[html: string]>(async ({ context }, html) => {
  const unscripted = await context.browser()?.newContext({ javaScriptEnabled: false });
  if (!unscripted) throw new Error('The tests have no browser of their own.');
  const page = await unscripted.newPage();
  await page.setContent(html);
  const text = async (media: 'screen' | 'print') => {
    await page.emulateMedia({ media });
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count.
    return page.locator('body').innerText();
  };
  const texts = { screen: await text('screen'), print: await text('print') };
  await unscripted.close();
  return texts;
});

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    test: {
      name: 'stories',
      include: ['stories.test.tsx'],
      restoreMocks: true,
      browser: { ...chromium, commands: { renderStory, textWithoutScript } },
    },
  }),
);
