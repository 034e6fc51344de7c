import { defineConfig } from '@playwright/test';
import { browserNames, chromiumFlags, findBrowser } from '../../tooling/browser.ts';
import type { BrowserOptions } from './tests/browsers/test.ts';

const executablePath = findBrowser();

/**
 * Drives the built site: all of it in Chromium, what every browser has to do in three; each worker
 * has its own site, mailer and inbox.
 */
export default defineConfig<object, BrowserOptions>({
  projects: [
    { name: 'The site', testDir: 'tests/e2e' },
    ...browserNames.map((runs) => ({
      name: runs,
      testDir: 'tests/browsers',
      use: { runs },
      ...(runs === 'WebKit' && { testIgnore: 'print.spec.ts' }),
    })),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
    },
  },
});
