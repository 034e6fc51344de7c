import { defineBrowserCommand } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';

/** `scripts/visual.ts` passes the folder of the reference pictures, and the stories to compare. */
const { VISUAL_ROOT: root = '', VISUAL_BASELINE: baseline, VISUAL_STORIES = '' } = process.env;
const differences = `${root}/.cache/visual/differences`;

const forceColors = defineBrowserCommand<[isForced: boolean]>(async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
});

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    // The folder gets the pictures, and contains the other commit's dependencies.
    server: { fs: { allow: [root] } },
    test: {
      name: 'visual',
      include: ['visual.test.ts'],
      provide: { stories: VISUAL_STORIES },
      testTimeout: 180_000,
      attachmentsDir: differences,
      browser: {
        ...chromium,
        viewport: { width: 800, height: 600 },
        commands: { forceColors },
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => `${baseline}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${differences}/${arg}${ext}`,
            comparatorName: 'pixelmatch',
            // Both pictures are from one machine: a change of a color by four of its 255 steps
            // counts.
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 20 },
          },
        },
      },
    },
  }),
);
