import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, ensureBrowser, findHeadless } from './browser.ts';

/** Vitest's browser settings: the system's headless Chromium, still, in US English. */
export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findHeadless() ?? ensureBrowser(), args: chromiumFlags },
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
};
