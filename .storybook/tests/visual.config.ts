import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';

const cache = `${import.meta.dirname}/../../.cache/visual`;

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    test: {
      name: 'visual',
      include: ['visual.test.ts'],
      attachmentsDir: `${cache}/differences`,
      browser: {
        ...chromium,
        viewport: { width: 800, height: 600 },
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => `${cache}/baseline/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${cache}/differences/${arg}${ext}`,
            comparatorName: 'pixelmatch',
            comparatorOptions: { allowedMismatchedPixelRatio: 0.0005 },
          },
        },
      },
    },
  }),
);
