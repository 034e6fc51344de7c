import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';
import { inNode } from './vitest.config.ts';

export default mergeConfig(
  fromSource(),
  defineConfig({
    // Scanned before the first test: a dependency found later would bring a second copy of React.
    optimizeDeps: { entries: [`${import.meta.dirname}/src/**/*.test.{ts,tsx}`] },
    test: {
      name: 'site-browser',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: inNode,
      browser: chromium,
      // What waits for code that the browser loads: a busy machine takes longer than a second.
      expect: { poll: { timeout: 10_000 } },
    },
  }),
);
