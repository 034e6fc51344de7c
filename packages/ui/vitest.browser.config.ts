import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    // Found while a test runs, it would reload the page.
    optimizeDeps: { include: ['fast-check'] },
    test: {
      name: 'ui-browser',
      include: ['tests/browser/*.test.tsx'],
      restoreMocks: true,
      // One test fills in every control, which takes long on a small machine.
      testTimeout: 180_000,
      browser: chromium,
      expect: { poll: { timeout: 30_000 } },
    },
  }),
);
