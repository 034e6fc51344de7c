import { afterEach, expect, inject, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import preview from '../preview.tsx';
import { stories } from './all-stories.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    stories: string;
  }
}

const viewports: Record<string, { styles: { width: string; height: string } }> =
  preview.parameters.viewport.options;

/** Returns the viewport that a story requests. */
const sizeOf = ({ globals, parameters }: (typeof stories)[number]['Story']) => {
  const name = globals?.viewport?.value ?? parameters.screen ?? '';
  const { width, height } = viewports[name]?.styles ?? {};
  return [Number.parseInt(width ?? '800', 10), Number.parseInt(height ?? '600', 10)] as const;
};

/** How each story is shown, by the name of its picture. */
const looks = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'second brand': { theme: 'light', brand: 'harbor' },
  'forced colors': { theme: 'light', isForced: true },
} satisfies Record<string, { theme: string; brand?: string; isForced?: boolean }>;

const { dataset } = document.documentElement;

afterEach(async () => {
  delete dataset.brand;
  await commands.forceColors(false);
});

// A file that can't be loaded fails by its name, whatever stories were requested.
const asked = stories.filter(({ id, file }) => id === file || id.includes(inject('stories')));

test.for(asked)('$id looks the same as in the reference commit', async ({ id, Story }) => {
  await page.viewport(...sizeOf(Story));
  await Story.run();
  await document.fonts.ready;
  for (const [name, look] of Object.entries(looks)) {
    dataset.theme = look.theme;
    if ('brand' in look) dataset.brand = look.brand;
    else delete dataset.brand;
    await commands.forceColors('isForced' in look);
    await expect
      .soft(page.elementLocator(document.body))
      .toMatchScreenshot(`${id} ${name}`.replaceAll(' ', '-'));
  }
});
