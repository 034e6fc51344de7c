import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stories } from './all-stories.ts';

test.for(stories)('$id looks as it did, in light and dark', async ({ id, Story }) => {
  await Story.run();
  await document.fonts.ready;
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${theme}`);
  }
});
