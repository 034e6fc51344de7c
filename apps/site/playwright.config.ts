import { defineConfig } from '@playwright/test';
import {
  type BrowserName,
  browserNames,
  chromiumFlags,
  findHeadless,
} from '../../tooling/browser.ts';
import type { BrowserOptions } from './tests/browsers/test.ts';

const executablePath = findHeadless();

/** In Chromium, the tests of the site open each page anyway; WebKit's driver can't print. */
const left: Readonly<Record<BrowserName, string[]>> = {
  Chromium: ['pages.spec.ts'],
  Firefox: [],
  WebKit: ['print.spec.ts'],
};

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
      testIgnore: left[runs],
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
