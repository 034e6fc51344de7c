import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';
import { inNode } from './vitest.config.ts';

export default mergeConfig(
  fromSource(),
  defineConfig({
    // Pre-bundled before the first test: a dependency found later would load a second copy of
    // React.
    optimizeDeps: { entries: [`${import.meta.dirname}/src/**/*.test.{ts,tsx}`] },
    test: {
      name: 'site-browser',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: inNode,
      browser: chromium,
      testTimeout: 180_000,
      // For tests that wait for code in the browser: a busy machine takes longer than a second.
      expect: { poll: { timeout: 30_000 } },
    },
  }),
);
