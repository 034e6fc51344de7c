import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { address, type PortalOptions, port } from './tests/test.ts';

/** Drives the portal, built from the packed packages, in two browsers. */
export default defineConfig<object, PortalOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  projects: [
    { name: 'Chromium', use: { runs: 'Chromium' } },
    { name: 'Firefox', use: { runs: 'Firefox' }, testIgnore: 'screens.spec.ts' },
  ],
  fullyParallel: true,
  // Each test resets the one API that all of them use.
  workers: 1,
  forbidOnly: true,
  // A driver can miss a click on a slow machine. `npm test` names the tests that needed a second try.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: 'node scripts/portal.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PORTAL_PORT: port, PORTAL_TEST: '1' },
    url: address,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
  },
});
