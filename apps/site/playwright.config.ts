import { defineConfig } from '@playwright/test';
import {
  type BrowserName,
  browserNames,
  chromiumFlags,
  findHeadless,
} from '../../tooling/browser.ts';
import type { BrowserOptions } from './tests/browsers/test.ts';
import { bothLanguages, type Language } from './tests/words.ts';

const executablePath = findHeadless();

/**
 * The tests that a browser skips: in Chromium 'The site' and 'En español' cover them; one browser is
 * enough for the translated tools; WebKit's driver can't print, and only Firefox has a setting
 * without scripts.
 */
const left: Readonly<Record<BrowserName, string[]>> = {
  Chromium: [
    'forms.spec.ts',
    'limits.spec.ts',
    'no-scripts.spec.ts',
    'pages.spec.ts',
    'spanish.spec.ts',
  ],
  Firefox: ['translated-tools.spec.ts'],
  WebKit: ['no-scripts.spec.ts', 'print.spec.ts', 'translated-tools.spec.ts'],
};

/** The suites that read words, which run in Spanish too. */
const spanish = [
  'calculator',
  'faq',
  'form-sequences',
  'forms',
  'interrupted',
  'menu',
  'payment',
  'payoff',
  'screens',
  'site',
  'toasts',
  'ways-in',
];

interface Options extends BrowserOptions {
  readonly language: Language;
  readonly dist: string | undefined;
}

/**
 * Drives the built site: all tests in Chromium, those that read words in both languages, and the
 * essential ones in three browsers. Each worker has its own site, mailer and inbox.
 */
export default defineConfig<object, Options>({
  projects: [
    { name: 'The site', testDir: 'tests/e2e' },
    {
      name: 'En español',
      testDir: 'tests/e2e',
      testMatch: spanish.map((suite) => `${suite}.spec.ts`),
      grepInvert: /@english/,
      use: { language: 'es', dist: bothLanguages },
    },
    ...browserNames.map((runs) => ({
      name: runs,
      testDir: 'tests/browsers',
      use: { runs },
      testIgnore: left[runs],
      // WebKit's driver can't set a text size.
      ...(runs === 'WebKit' && { grepInvert: /with a text size of/ }),
    })),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // Most tests wait for a browser, a server or an email, so each core can run more than one.
  workers: 3,
  forbidOnly: true,
  // A driver can miss a click on a slow machine. `npm test` names the tests that needed a second try.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
