import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { stories } from './all-stories.ts';

const viewports: Record<string, { styles: { width: string; height: string } }> =
  preview.parameters.viewport.options;

/** The viewport that a story asks for. */
const sizeOf = (globals: { viewport?: { value?: string } } = {}) => {
  const { width, height } = viewports[globals.viewport?.value ?? '']?.styles ?? {};
  return [Number.parseInt(width ?? '800', 10), Number.parseInt(height ?? '600', 10)] as const;
};

// All stories share one page: Tab starts at its top in each, wherever the last one left focus.
beforeEach(() => {
  const top = document.createElement('div');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
});

test.for(stories)('$id looks as it did, in light and dark', async ({ id, Story }) => {
  await page.viewport(...sizeOf(Story.globals));
  await Story.run();
  await document.fonts.ready;
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${theme}`);
  }
});
