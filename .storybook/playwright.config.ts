import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadless } from '../tooling/browser.ts';

const executablePath = findHeadless();
const port = process.env.STORYBOOK_PORT ?? '6106';

/** Opens the built Storybook (`npm run build-storybook`) in Chromium. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --strictPort --port ${port}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: !process.env.CI,
  },
});
