import { defineBrowserCommand } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';

type Server = typeof import('./server.tsx');

/** Lets a test in the browser render a story in Node. */
const renderStory = defineBrowserCommand<Parameters<Server['renderStory']>>(
  async ({ project }, file, name) => {
    const server = await project.import<Server>(`${import.meta.dirname}/server.tsx`);
    return server.renderStory(file, name);
  },
);

/** The text of `html` that a reader sees without JavaScript, on screen and in print. */
const textWithoutScript = defineBrowserCommand<[html: string]>(async ({ context }, html) => {
  const unscripted = await context.browser()?.newContext({ javaScriptEnabled: false });
  if (!unscripted) throw new Error('The tests have no separate browser.');
  const page = await unscripted.newPage();
  await page.setContent(html);
  const text = async (media: 'screen' | 'print') => {
    await page.emulateMedia({ media });
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count.
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
      include: ['*.test.tsx'],
      restoreMocks: true,
      testTimeout: 180_000,
      browser: { ...chromium, commands: { renderStory, textWithoutScript } },
    },
  }),
);
